import { mirrorObject } from "../../../functions/src/audit/mirrorObject.ts";
import type { GoogleApi } from "../deploy/googleApi.ts";
import { objectOf, textOf } from "../json.ts";
import type { LoggedEntry, Mirror } from "./compareMirror.ts";

const storage = "https://storage.googleapis.com";

/** Reads the names and hashes of a bucket's objects, and their contents on demand. */
export async function readMirror(api: GoogleApi, bucket: string): Promise<Mirror> {
  const address = `${storage}/storage/v1/b/${bucket}/o`;
  const found = await api.list(`${address}?fields=items(name,md5Hash),nextPageToken`, "items");
  const objects = new Map(found.map(({ name, md5Hash }) => [textOf(name), textOf(md5Hash)]));
  return {
    objects,
    async read(name) {
      const object = await api.get(`${address}/${encodeURIComponent(name)}?alt=media`);
      return objectOf(object["entry"]);
    },
  };
}

/** Copies an entry that the mirror doesn't have. */
export async function copyEntry(
  api: GoogleApi,
  bucket: string,
  { id, fields }: LoggedEntry,
): Promise<void> {
  const { name, text } = mirrorObject(id, fields);
  const query = new URLSearchParams({ uploadType: "media", name, ifGenerationMatch: "0" });
  await api.post(
    `${storage}/upload/storage/v1/b/${bucket}/o?${query.toString()}`,
    JSON.parse(text),
  );
}
