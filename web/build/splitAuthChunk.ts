import type { Plugin } from "vite";

/**
 * Gives the ways to sign in that are loaded when asked for a copy of Firebase Authentication of their
 * own. The SDK is one module, and a module is in one chunk: what a telephone or a popup needs of it
 * would come with the login page's first script, where every visitor loads it and few use it. The
 * copies share the one `Auth` object, which they take for what it does and not for its class.
 */
export function splitAuthChunk(): Plugin {
  return {
    name: "salvia:later-auth",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (importer === undefined || !/(firebase|^\.)/.test(source)) return null;
      if (!fromLaterCode(source, importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || !/\/firebase\/auth\/|\/@firebase\/auth\//.test(found.id)) return found;
      return { ...found, id: `${found.id}${mark}` };
    },
  };
}

const mark = "?later";

function fromLaterCode(source: string, importer: string): boolean {
  return (
    importer.endsWith(mark) ||
    (source === "firebase/auth" && /\/src\/session\/(phone|google|mailed)\//.test(importer))
  );
}
