import { createHash } from "node:crypto";

import { objectOf, textOf, type JsonObject } from "../../../scripts/lib/json.ts";
import { orMissing, type Bucket, type CloudProject } from "./cloudProject.ts";
import { readPolicy, writePolicy } from "./policies.ts";
import { apiError, type Answer, type Handlers } from "./standIns.ts";

/** Cloud Storage. Objects under a locked retention policy are never replaced. */
export function storageApis(buckets: CloudProject["buckets"]): Handlers {
  const withBucket = (name: string, answer: (bucket: Bucket) => Answer) => {
    const bucket = buckets.get(name);
    return bucket === undefined ? apiError(404, "The bucket doesn't exist.") : answer(bucket);
  };
  return {
    "storage.buckets.get": ({ parts: [name = ""] }) =>
      orMissing(buckets.get(name)?.resource, "The bucket"),
    "storage.buckets.insert": ({ body }) => {
      const name = textOf(objectOf(body)["name"]);
      if (buckets.has(name)) return apiError(409, "The bucket exists.");
      buckets.set(name, newBucket(objectOf(body)));
      return orMissing(buckets.get(name)?.resource, "The bucket");
    },
    "storage.buckets.patch": ({ parts: [name = ""], body }) =>
      withBucket(name, (bucket) => changed(bucket, objectOf(body))),
    "storage.buckets.lockRetentionPolicy": ({ parts: [name = ""], query }) =>
      withBucket(name, (bucket) => {
        const isCurrent = query.get("ifMetagenerationMatch") === bucket.resource["metageneration"];
        if (!isCurrent) return apiError(412, "The bucket has changed.");
        const retentionPolicy = { ...objectOf(bucket.resource["retentionPolicy"]), isLocked: true };
        return changed(bucket, { retentionPolicy });
      }),
    "storage.buckets.getIamPolicy": ({ parts: [name = ""], query }) =>
      withBucket(name, ({ policy }) =>
        readPolicy(policy, query.get("optionsRequestedPolicyVersion")),
      ),
    "storage.buckets.setIamPolicy": ({ parts: [name = ""], body }) =>
      withBucket(name, (bucket) =>
        writePolicy(bucket.policy, body, (policy) => (bucket.policy = policy)),
      ),
    "storage.objects.insert": ({ parts: [name = ""], query, bytes }) =>
      withBucket(name, ({ resource: { retentionPolicy }, objects }) => {
        const object = query.get("name") ?? "";
        const isThere = objects.has(object);
        if (isThere && query.get("ifGenerationMatch") === "0") return apiError(412, "It exists.");
        if (isThere && retentionPolicy !== undefined) return apiError(403, "It is retained.");
        const md5Hash = createHash("md5").update(bytes).digest("base64");
        const resource = { kind: "storage#object", name: object, bucket: name, md5Hash };
        objects.set(object, { resource, text: bytes.toString("utf8") });
        return { body: resource };
      }),
    "storage.objects.get": ({ parts: [name = "", object = ""], query }) =>
      withBucket(name, ({ objects }) => {
        const found = objects.get(object);
        const isContents = found !== undefined && query.get("alt") === "media";
        return isContents
          ? { bytes: Buffer.from(found.text) }
          : orMissing(found?.resource, "The object");
      }),
    "storage.objects.list": ({ parts: [name = ""], query }) =>
      withBucket(name, ({ objects }) => {
        // Pages of two, so that a few objects need several.
        const from = Number(query.get("pageToken") ?? 0);
        const items = [...objects.values()].slice(from, from + 2).map(({ resource }) => resource);
        const isLast = from + 2 >= objects.size;
        return { body: { items, ...(!isLast && { nextPageToken: String(from + 2) }) } };
      }),
  };
}

/** A bucket without objects, with the roles that Cloud Storage gives the project's people. */
export function newBucket(resource: JsonObject): Bucket {
  const [owners, editors, viewers] = ["Owner", "Editor", "Viewer"].map(
    (kind) => `project${kind}:x`,
  );
  return {
    resource: { ...resource, metageneration: "1" },
    policy: {
      version: 1,
      etag: "CAE=",
      bindings: [
        { role: "roles/storage.legacyBucketOwner", members: [editors, owners] },
        { role: "roles/storage.legacyBucketReader", members: [viewers] },
        { role: "roles/storage.legacyObjectOwner", members: [editors, owners] },
        { role: "roles/storage.legacyObjectReader", members: [viewers] },
      ],
    },
    objects: new Map(),
  };
}

function changed(bucket: Bucket, change: JsonObject): Answer {
  const metageneration = String(Number(bucket.resource["metageneration"]) + 1);
  bucket.resource = { ...bucket.resource, ...change, metageneration };
  return { body: bucket.resource };
}
