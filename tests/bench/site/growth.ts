import { join } from "node:path";

import { runnerImport, type Plugin } from "vite";

import { root } from "../../../scripts/lib/places.ts";
import { interleaved, ratiosOf } from "../interleaved.ts";
import { median } from "../statistics.ts";
import type { Found } from "../found.ts";

/** How many times the pages there are. */
const sizes = [1, 2, 4] as const;

/** So many times the time per page counts as worse than linear: less is the machine's noise. */
const worse = 1.25;

/** What is called of web/src/site/prerender.tsx. */
type Prerender = {
  publicDocuments(assets: {
    emit(name: string, source: string): string;
    siteScript: string;
    visitorScript: string;
  }): readonly { html: string }[];
};

/**
 * How long it takes to render the public pages, per page, when there are twice and four times as many: by
 * the processor's own clock, which stands still while others have the processor.
 */
export async function growth(rounds: number): Promise<Found> {
  const counts = sizes.map(() => 0);
  const runs = await Promise.all(
    sizes.map(async (times, index) => {
      const prerender = await prerenderOf(times);
      return () => {
        const started = process.cpuUsage();
        const pages = prerender.publicDocuments({
          emit: (name, source) => `/${name}-${source.length}`,
          siteScript: "/site.js",
          visitorScript: "/visitor.js",
        });
        counts[index] = pages.length;
        const { user, system } = process.cpuUsage(started);
        return Promise.resolve((user + system) / 1000 / pages.length);
      };
    }),
  );
  const perPage = await interleaved(runs, rounds, 2);
  const [base = []] = perPage;
  const ratios = perPage.map((own) => ratiosOf(own, base));
  const ratio = median(ratios.at(-1) ?? []);
  const table = {
    title: `Rendering, per page (${rounds} rounds)`,
    against: "x of few",
    rows: sizes.map((times, index) => ({
      name: `${times} x the pages: ${counts[index]}`,
      times: perPage[index] ?? [],
      ratios: times === 1 ? null : (ratios[index] ?? []),
    })),
  };
  return {
    table,
    promises: [
      {
        promise: "the build's time grows like the number of pages",
        worst: `${ratio.toFixed(2)} x a page`,
        faults: ratio <= worse ? [] : [`more than ${worse} x a page.`],
      },
    ],
  };
}

/** The site's own module that renders all pages, in a world with so many times as many. */
async function prerenderOf(times: number): Promise<Prerender> {
  const web = join(root, "web");
  const { module } = await runnerImport<Prerender>(join(web, "src/site/prerender.tsx"), {
    root: web,
    logLevel: "warn",
    plugins: [morePages(times)],
    // Else Node itself would load the list of pages, once for all.
    environments: { inline: { resolve: { noExternal: [/^@salvia\//] } } },
  });
  return module;
}

/**
 * Lists every public page several times, each under another name and address, so that whatever the site
 * does for or with all of its pages, it does for that many.
 */
function morePages(times: number): Plugin {
  const copies = Array.from({ length: times - 1 }, (_, index) => `-copy${index + 1}`);
  const edits = [
    {
      file: "/domain/src/site/paths.ts",
      from: /^export const publicPages =([^;]*);/m,
      to: `export const publicPages = (["", ...${JSON.stringify(copies)}].flatMap((copy) => ($1).map((page) => page + copy)));`,
    },
    {
      file: "/web/src/site/sitePages.tsx",
      from: /^export function \w+\(page: PublicPage.*\{$/gm,
      to: `$& page = page.replace(/-copy\\d+$/, "");`,
    },
  ];
  return {
    name: "bench:more-pages",
    enforce: "pre",
    transform(code, id) {
      const edit = edits.find(({ file }) => id.endsWith(file));
      if (edit === undefined) return null;
      const edited = code.replace(edit.from, edit.to);
      if (edited === code) throw new Error(`${edit.file} is not what it was.`);
      return { code: edited, map: null };
    },
  };
}
