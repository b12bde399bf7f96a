import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import JSZip from "jszip";

import { discoveryRoot } from "../../../scripts/lib/places.ts";
import { Complaint } from "../../../scripts/lib/report.ts";

/** Google's own descriptions of its APIs, as its Python client ships them. */
const wheel = {
  url: "https://files.pythonhosted.org/packages/8e/a3/023b1fe763bd91cfd43aa2c2960a0f1620f0a4c184bbbfc3e3f6fdc31b06/google_api_python_client-2.202.0-py3-none-any.whl",
  sha256: "aaa90064c9bb642ff1d065b22ca8958a2cb6e345909cefe70d0e5452fc50e08b",
  folder: "googleapiclient/discovery_cache/documents",
} as const;

/** The APIs that a deployment, a check of a project, its monitoring, or the assistant calls. */
const documents = [
  "aiplatform.v1beta1",
  "apikeys.v2",
  "artifactregistry.v1",
  "billingbudgets.v1",
  "cloudbilling.v1",
  "cloudfunctions.v1",
  "cloudfunctions.v2",
  "cloudresourcemanager.v1",
  "cloudresourcemanager.v3",
  "cloudscheduler.v1",
  "cloudtasks.v2",
  "compute.v1",
  "eventarc.v1",
  "firebase.v1beta1",
  "firebaseappcheck.v1",
  "firebasehosting.v1beta1",
  "firebaserules.v1",
  "firestore.v1",
  "iam.v1",
  "iamcredentials.v1",
  "identitytoolkit.v1",
  "identitytoolkit.v2",
  "logging.v2",
  "monitoring.v1",
  "monitoring.v3",
  "orgpolicy.v2",
  "pubsub.v1",
  "run.v1",
  "run.v2",
  "secretmanager.v1",
  "serviceusage.v1",
  "serviceusage.v1beta1",
  "storage.v1",
  "sts.v1",
] as const;

/**
 * Reads the documents, after downloading them once for this user.
 * @throws Complaint if they cannot be downloaded: without them, nothing may pass
 */
export async function discoveryDocuments(): Promise<readonly unknown[]> {
  const paths = documents.map((name) => join(discoveryRoot, `${name}.json`));
  if (!paths.every((path) => existsSync(path))) await download();
  return paths.map((path): unknown => JSON.parse(readFileSync(path, "utf8")));
}

async function download(): Promise<void> {
  const bytes = await fetchWheel();
  const digest = createHash("sha256").update(bytes).digest("hex");
  if (digest !== wheel.sha256) throw notRun(`its checksum is ${digest}`);
  const archive = await JSZip.loadAsync(bytes);
  mkdirSync(discoveryRoot, { recursive: true });
  for (const name of documents) {
    const entry = archive.file(`${wheel.folder}/${name}.json`);
    if (entry === null) throw notRun(`it does not hold ${name}`);
    const path = join(discoveryRoot, `${name}.json`);
    // Renamed when complete: another run may read at the same time.
    writeFileSync(`${path}.${process.pid}`, await entry.async("nodebuffer"));
    renameSync(`${path}.${process.pid}`, path);
  }
}

async function fetchWheel(): Promise<Buffer> {
  try {
    const response = await fetch(wheel.url, { signal: AbortSignal.timeout(120_000) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw notRun(error instanceof Error ? error.message : String(error));
  }
}

function notRun(reason: string): Complaint {
  return new Complaint(
    `Not run: the requests cannot be checked without Google's API descriptions (${wheel.url}): ${reason}.`,
  );
}
