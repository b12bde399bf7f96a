import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { answerOf, executable, onPath, runCommand } from "./command.ts";
import { chooseFirestoreEmulator, type EmulatorFacts } from "./firestoreEmulator.ts";
import { hidaneRoot } from "./places.ts";
import { Complaint, say, step } from "./report.ts";

/** How firebase-tools is started so that Firestore runs. */
export type FirestoreEmulator = {
  /** The command that goes in front of it. */
  readonly prefix: readonly string[];
  /** What to call it. */
  readonly label: string;
  /** How long the start may take. */
  readonly patienceSeconds: number;
};

/**
 * Finds a Firestore emulator for this machine, installing one where that is possible.
 * @throws Complaint that says what to install
 */
export async function setUpFirestore(signal: AbortSignal): Promise<FirestoreEmulator> {
  const choice = chooseFirestoreEmulator(gatherFacts());
  if (choice.kind === "none") throw new Complaint(choice.complaint);
  if (choice.kind === "hidane") return hidane(choice.command);
  if (choice.kind === "java") return official(choice.download);
  return installHidane(signal);
}

/** What this machine offers, asked of the programs themselves. */
function gatherFacts(): EmulatorFacts {
  return {
    forced: process.env["SALVIA_FIRESTORE_EMULATOR"],
    hidane: onPath("hidane") ?? executable(join(hidaneRoot, "bin", "hidane")),
    java: javaMajor(answerOf("java", ["-version"])),
    officialJar: hasOfficialJar(),
    rust: onPath("cargo") === null ? null : rustVersion(answerOf("rustc", ["--version"])),
  };
}

/** The major version in what `java -version` says: 21 of "21.0.4", 8 of "1.8.0_412". */
export function javaMajor(answer: string | null): number | null {
  const found = /version "(?:1\.)?(\d+)/.exec(answer ?? "");
  return found === null ? null : Number(found[1]);
}

/** The version in what `rustc --version` says. */
export function rustVersion(answer: string | null): EmulatorFacts["rust"] {
  const found = /^rustc (\d+)\.(\d+)/m.exec(answer ?? "");
  return found === null ? null : { major: Number(found[1]), minor: Number(found[2]) };
}

function hasOfficialJar(): boolean {
  const folder =
    process.env["FIREBASE_EMULATORS_PATH"] ?? join(homedir(), ".cache", "firebase", "emulators");
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some((file) => /^cloud-firestore-emulator-.*\.jar$/.test(file));
}

function hidane(command: string): FirestoreEmulator {
  return { prefix: [command, "exec", "--"], label: "hidane", patienceSeconds: 120 };
}

function official(download: boolean): FirestoreEmulator {
  if (download) say("  The Firestore emulator is downloaded once (about 130 MB).");
  return { prefix: [], label: "the official one, on Java", patienceSeconds: download ? 900 : 120 };
}

async function installHidane(signal: AbortSignal): Promise<FirestoreEmulator> {
  say("  Building hidane, the Firestore emulator, from crates.io: 5 to 10 minutes, once.");
  const args = ["install", "hidane", "--version", "0.6.0", "--locked", "--root", hidaneRoot];
  const code = await step("Building hidane", () => runCommand("cargo", args, { signal }));
  if (signal.aborted) throw new Complaint("Stopped.");
  if (code !== 0) {
    throw new Complaint(
      "hidane could not be built: see cargo's lines above. Java 21 or newer (https://adoptium.net) would do as well.",
    );
  }
  return hidane(join(hidaneRoot, "bin", "hidane"));
}
