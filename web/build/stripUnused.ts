import type { Plugin } from "vite";

/**
 * Removes code that packages include but our code cannot reach. A bundler cannot detect it, because
 * the packages reference it from tables and classes (docs/decisions/0018-less-script.md).
 */
export function stripUnused(): Plugin {
  return {
    name: "salvia:left-out",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer = "") {
      const gap = gaps.find(({ unused, by }) => source === unused && by.test(importer));
      if (gap !== undefined) return empty;
      if (!/\/node_modules\//.test(importer) && gaps.some(({ behind }) => source === behind)) {
        this.error(`${source} needs what web/build/stripUnused.ts leaves out.`);
      }
      return null;
    },
    transform(code, id) {
      const unreached = passages.find(({ file }) => file.test(id))?.unreached;
      if (unreached === undefined) return null;
      if (!unreached.every(({ of }) => of.test(code))) {
        this.error(`${id} has changed: look at web/build/stripUnused.ts.`);
      }
      return {
        code: unreached.reduce((left, { of, by }) => left.replaceAll(of, by), code),
        map: null,
      };
    },
    // In this CommonJS module, a missing export is undefined instead of an error.
    load: (id) => (id === empty ? "module.exports = {};" : null),
  };
}

/** The file that has most of Firestore's SDK. */
export const firestoreModule = /\/@firebase\/firestore\/dist\/common-[^/]*\.esm\.js$/;

const empty = "\0salvia:left-out";

const gaps = [
  // Only for its Realtime Database hooks: 37 kB, gzipped.
  { unused: "firebase/database", by: /\/reactfire\//, behind: "firebase/database" },
  // A second regular-expression engine, for pipeline queries: 43 kB.
  { unused: "re2js", by: /\/@firebase\/firestore\//, behind: "firebase/firestore/pipelines" },
  // The theme turns ripples off: 2 kB on every page.
  {
    unused: "./TouchRipple.mjs",
    by: /\/@mui\/material\/ButtonBase\//,
    behind: "@mui/material/ButtonBase/TouchRipple",
  },
  // For buttons with `loading`, which ours do without: 2 kB on every page.
  {
    unused: "../CircularProgress/index.mjs",
    by: /\/@mui\/material\/(Icon)?Button\//,
    behind: "@mui/material/CircularProgress",
  },
  // Only for components of classes that want the theme: 1 kB on every page.
  {
    unused: "hoist-non-react-statics",
    by: /\/@emotion\/react\//,
    behind: "hoist-non-react-statics",
  },
] as const;

const passages = [
  {
    file: firestoreModule,
    // Firestore asks of every query whether it is a pipeline, and evaluates pipelines on the device:
    // 13 kB. Ours never are, which the gap of re2js makes sure of.
    unreached: [
      {
        of: /__PRIVATE_(?:isPipeline|targetIsPipelineTarget)\([\w.]+(?:\[0\])?\)(?! \{)/g,
        by: "false",
      },
      { of: /(?<=getDocumentsMatchingPipeline\([\w, ]+\) \{)/g, by: "return;" },
      { of: /\w+ instanceof (?:CorePipeline|__PRIVATE_RealtimePipeline)/g, by: "false" },
      { of: /new CorePipeline\([\w., ]+\)/g, by: "null" },
      // The bodies of functions that only pipelines call.
      {
        of: /(?<=^function (?:__PRIVATE_(?:stageFromProto|exprFromProto|canonifyStage|toCorePipeline)|getPipelineSourceType)\([\w, ]+\) \{)[^]*?(?=^\})/gm,
        by: "",
      },
    ],
  },
  {
    file: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    // Links that load a page ahead, which only apps with a server of React Router's can: 2 kB.
    unreached: [{ of: /shouldPrefetch && !isAbsolute \? .* : link;/g, by: "link;" }],
  },
  {
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    // What fetches texts in i18next's own way: 1 kB on every page.
    unreached: [{ of: /new Connector\(.*\)(?=;)/g, by: "new EventEmitter()" }],
  },
  {
    file: /\/@mui\/system\/cssVars\/createCssVarsProvider\.mjs$/,
    // The script in the head of a page, which the build writes: 1 kB on every page.
    unreached: [{ of: /buildInitColorSchemeScript\(\{[^]*?\}\)/g, by: "null" }],
  },
] as const;
