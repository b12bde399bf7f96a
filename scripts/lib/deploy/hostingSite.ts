import { objectsOf, textOf } from "../json.ts";
import { lastPart, type GoogleApi } from "./googleApi.ts";

const hosting = "https://firebasehosting.googleapis.com/v1beta1";

/** The id of the project's default Hosting site; creates one if there is none. */
export async function hostingSite(api: GoogleApi): Promise<string> {
  const sites = `${hosting}/projects/${api.project}/sites`;
  const found = objectsOf((await api.get(sites))["sites"]);
  const site =
    found.find(({ type }) => type === "DEFAULT_SITE") ??
    (await api.post(`${sites}?siteId=${api.project}`));
  return lastPart(textOf(site["name"]));
}

/** A version of the site that was live, and when. */
export type SiteRelease = {
  /** The version's full name. */
  readonly version: string;
  readonly versionTime: string;
  readonly message: string;
  /** Functions that the version has pinned. */
  readonly pinned: readonly string[];
};

/** The releases of the live site, newest first. */
export async function siteReleases(api: GoogleApi, site: string): Promise<readonly SiteRelease[]> {
  const page = await api.get(
    `${hosting}/projects/${api.project}/sites/${site}/channels/live/releases?pageSize=100`,
  );
  return objectsOf(page["releases"]).flatMap((release) => {
    const version = release["version"];
    const [{ name, createTime, config } = {}] = objectsOf([version]);
    // A release that turned the site off has no version.
    if (textOf(name) === "") return [];
    const runs = objectsOf(objectsOf([config])[0]?.["rewrites"]).map(
      ({ run }) => objectsOf([run])[0] ?? {},
    );
    const pinned = runs.filter(({ tag }) => tag !== undefined);
    return [
      {
        version: textOf(name),
        versionTime: textOf(createTime),
        message: textOf(release["message"]),
        pinned: [...new Set(pinned.map(({ serviceId }) => textOf(serviceId)))],
      },
    ];
  });
}

/** Makes an earlier version of the site the live one. */
export async function releaseVersion(
  api: GoogleApi,
  site: string,
  { version }: SiteRelease,
): Promise<void> {
  const query = new URLSearchParams({ versionName: version });
  await api.post(
    `${hosting}/projects/${api.project}/sites/${site}/channels/live/releases?${query}`,
    { message: "npm run rollback" },
  );
}
