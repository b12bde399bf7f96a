import type { Plugin } from "vite";

/**
 * Gives the lazy sign-in methods their own copy of Firebase Authentication. The SDK is one module
 * and a module belongs to one chunk, so the parts for phone or popup would otherwise load with the
 * login page's first script, where few visitors need them. The copies share the one `Auth` object,
 * which they use through its interface and not by its class.
 *
 * The folder decides: code that loads on demand lies in session/phone, session/popup,
 * session/mailed, or session/secondFactor.
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
    (source === "firebase/auth" &&
      /\/src\/session\/(phone|popup|mailed|secondFactor)\//.test(importer))
  );
}
