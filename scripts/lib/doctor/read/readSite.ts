import { answerOf, type GoogleOptions } from "../google.ts";

/** A path of the live site, as it is served. */
export type ServedPath = {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

export type SiteState = {
  readonly pages: readonly ServedPath[];
  /** Paths that Hosting serves itself. */
  readonly reserved: readonly ServedPath[];
  readonly robots: ServedPath;
};

/** One path of each rule in firebase.json that differs from the others. */
const paths = [
  "/",
  "/es",
  "/individuals",
  "/businesses",
  "/partners",
  "/privacy",
  "/contact-sent",
  "/login",
  "/account-action",
  "/sales",
  "/medical",
  "/member",
  "/sales-worker.js",
  "/sitemap.xml",
];

const reservedPaths = ["/__/auth/handler", "/__/auth/iframe", "/__/firebase/init.json"];

/** What the live site serves, at the address that people know it by. */
export async function readSite(
  options: Pick<GoogleOptions, "endpoint" | "timeout">,
  origin: string,
): Promise<SiteState> {
  const read = async (path: string): Promise<ServedPath> => ({
    path,
    ...(await answerOf(options, `${origin}${path}`)),
  });
  const [pages, reserved, robots] = await Promise.all([
    Promise.all(paths.map(read)),
    Promise.all(reservedPaths.map(read)),
    read("/robots.txt"),
  ]);
  return { pages, reserved, robots };
}
