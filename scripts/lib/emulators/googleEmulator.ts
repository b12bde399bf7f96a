import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { answerOf, onPath } from "../command.ts";
import { cache } from "../places.ts";
import { Complaint } from "../report.ts";

/** A Java runtime; `command` is null for the default one. */
export type Java = { readonly command: string | null; readonly major: number };

const mainClass = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

/** The default Java, or null. */
export function defaultJava(): Java | null {
  return javaOf(null);
}

/** The default Java if it is recent enough, else the newest one in the usual folders. */
export function newestJava(oldest: number): Java | null {
  const usual = defaultJava();
  if (usual !== null && usual.major >= oldest) return usual;
  const home = process.env["JAVA_HOME"];
  const others = [
    ...(home ? [join(home, "bin", "java")] : []),
    ...globSync("/usr/lib/jvm/*/bin/java"),
    ...globSync("/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java"),
  ].flatMap((command) => javaOf(command) ?? []);
  return others.toSorted((a, b) => b.major - a.major)[0] ?? usual;
}

export function hasGoogleEmulator(): boolean {
  return googleEmulatorJar() !== null;
}

/** The jar of Google's emulator, downloaded by firebase-tools or in a Cloud SDK; or null. */
export function googleEmulatorJar(): string | null {
  return downloadedJar() ?? sdkJar();
}

/**
 * The environment for running Google's emulator in firebase-tools with this Java.
 * @throws Complaint if the Cloud SDK's jar cannot be prepared
 */
export function googleEmulatorEnv({ command }: Java): Readonly<Record<string, string>> {
  const path = process.env["PATH"] ?? "";
  const env = command === null ? {} : { PATH: [dirname(command), path].join(delimiter) };
  const jar = sdkJar();
  if (process.env["FIRESTORE_EMULATOR_BINARY_PATH"] || downloadedJar() !== null || jar === null)
    return env;
  return { ...env, FIRESTORE_EMULATOR_BINARY_PATH: launcherOf(jar, command) };
}

/** Parses the major version from `java -version`: 21 for "21.0.4", 8 for "1.8.0_412". */
export function javaMajor(answer: string | null): number | null {
  const found = /version "(?:1\.)?(\d+)/.exec(answer ?? "");
  return found === null ? null : Number(found[1]);
}

function javaOf(command: string | null): Java | null {
  const major = javaMajor(answerOf(command ?? "java", ["-version"]));
  return major === null ? null : { command, major };
}

function downloadedJar(): string | null {
  const folder =
    process.env["FIREBASE_EMULATORS_PATH"] ?? join(homedir(), ".cache", "firebase", "emulators");
  const jars = globSync(join(folder, "cloud-firestore-emulator-*.jar"));
  return jars.toSorted().at(-1) ?? null;
}

/** The jar of the Cloud SDK's component `cloud-firestore-emulator`, or null. */
function sdkJar(): string | null {
  const gcloud = onPath("gcloud");
  if (gcloud === null) return null;
  const platform = join(dirname(realpathSync(gcloud)), "..", "platform");
  const [jar] = globSync(join(platform, "cloud-firestore-emulator", "**", "*.jar"));
  return jar === undefined ? null : realpathSync(jar);
}

/** firebase-tools runs `java -jar`, but the SDK's jar names no main class; this small jar does. */
function launcherOf(jar: string, java: string | null): string {
  const folder = join(cache, "googleEmulator");
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, "manifest.txt");
  const launcher = join(folder, "launcher.jar");
  // A manifest line is limited to 72 bytes and continues on the next line after a blank.
  const classPath = `Class-Path: file:${jar}`.replaceAll(/(?<=^.{70}|\n .{69})(?=.)/gs, "\n ");
  writeFileSync(manifest, `Main-Class: ${mainClass}\n${classPath}\n`);
  const tool = java === null ? "jar" : join(dirname(java), "jar");
  const { status } = spawnSync(tool, ["--create", "--file", launcher, "--manifest", manifest]);
  if (status !== 0) {
    throw new Complaint(
      "Google's Firestore emulator needs a JDK here: its `jar` tool did not run.",
    );
  }
  return launcher;
}
