import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setInterval } from "node:timers/promises";
import firebaseJson from "../../../firebase.json" with { type: "json" };
import { logTail, openLog } from "../command.ts";
import { functionsDiscovery } from "../functionsDiscovery.ts";
import { firestoreProcess } from "./hub.ts";
import type { FirestoreEmulator } from "./firestoreSetup.ts";
import { localConfig, type FirebaseJson } from "./localConfig.ts";
import { startMailbox, type Mailbox } from "../mailbox/mailbox.ts";
import { cache, demoProject, root } from "../places.ts";
import type { Ports } from "./ports.ts";
import { Complaint, step } from "../report.ts";
import { isOurs, noteRun, stopGroup, type RunName } from "../runs.ts";

export type EmulatorOptions = {
  readonly name: RunName;
  readonly ports: Ports;
  /** The web build for Hosting, relative to the repository's root. */
  readonly webDir: string;
  readonly firestore: FirestoreEmulator;
  /** The folder of an earlier export to import, or null to start empty. */
  readonly importFrom: string | null;
  /** Replaces firebase.json. */
  readonly config?: FirebaseJson;
  /** Added to the functions' environment. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

export type Emulators = {
  /**
   * The environment for programs that use these emulators: variables of the Firebase SDKs, and
   * ours.
   */
  readonly env: Readonly<Record<string, string>>;
  /** The origin of the website for browsers. */
  readonly origin: string;
  /** The address of the mailbox for browsers. */
  readonly mailbox: string;
  readonly log: string;
  /** Resolves when the suite ends, intentionally or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
};

/** Disables colors in the log, update checks and the search for cloud credentials. */
const quiet = { NO_COLOR: "1", NO_UPDATE_NOTIFIER: "1", METADATA_SERVER_DETECTION: "none" };

/**
 * Each call that waits for another one starts a process, by default up to 50 at a time: an enquiry
 * mailed to a whole team would use them all and block users' calls. A sign-in inside a call waits
 * for a second call, so the limit stays above the number of simultaneous calls.
 */
const calm = { FUNCTIONS_EMULATOR_PARALLEL: "24" };

/** Preloaded by firebase-tools. A URL, because a path may contain spaces. */
const preload = new URL("firebaseTools.mjs", import.meta.url).href;

/**
 * Starts the emulator suite and waits until all of it answers.
 * @throws Complaint with the end of its log if it does not start
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const folder = join(cache, "emulators", options.name);
  mkdirSync(folder, { recursive: true });
  // firebase-tools records a project's running hub in the temporary folder. If runs shared the
  // folder, the export of `npm start` would use the emulators of `npm test`. Outside the
  // repository, because socket paths must be short.
  const temporary = mkdtempSync(join(tmpdir(), "salvia-"));
  const log = join(folder, "firebase.log");
  const mailbox = await startMailbox({
    httpPort: options.ports.mailbox,
    smtpPort: options.ports.smtp,
  });
  const child = launch(options, { folder, temporary, log, mailbox });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  let firestore: number | null = null;
  const stop = async () => {
    if (child.pid !== undefined) await stopGroup(child.pid, ended);
    await mailbox.stop();
    // Firestore has its own process group and survives when firebase-tools is killed.
    if (firestore !== null && isOurs(firestore, `--port ${options.ports.firestore}`)) {
      process.kill(firestore);
    }
    noteRun(options.name, null);
    rmSync(temporary, { recursive: true, force: true });
  };
  if (child.pid !== undefined) noteRun(options.name, { leader: child.pid, hub: options.ports.hub });
  try {
    const title = `Starting the emulators (Firestore: ${options.firestore.label})`;
    await step(title, () => untilReady(child, options, log), "about 15 s");
    firestore = await firestoreProcess(options.ports.hub);
  } catch (error) {
    await stop();
    throw error;
  }
  const origin = `http://localhost:${options.ports.hosting}`;
  const env = {
    ...environment(options.ports, origin, mailbox),
    SALVIA_FIRESTORE: options.firestore.kind,
  };
  return { env, origin, mailbox: mailbox.url, log, ended, stop };
}

function launch(
  options: EmulatorOptions,
  where: { folder: string; temporary: string; log: string; mailbox: Mailbox },
): ChildProcess {
  const suffix = options.name === "start" ? "" : `-${options.name}`;
  const config = join(root, `firebase.local${suffix}.json`);
  writeFileSync(
    config,
    `${JSON.stringify(localConfig(options.config ?? firebaseJson, options), null, 2)}\n`,
  );
  const firebase = ["emulators:start", "--project", demoProject, "--config", config];
  if (options.importFrom !== null) firebase.push("--import", options.importFrom);
  const [command = "firebase", ...args] = [...options.firestore.prefix, "firebase", ...firebase];
  const output = openLog(where.log);
  const child = spawn(command, args, {
    // firebase-tools writes its debug logs to its working directory.
    cwd: where.folder,
    // A separate process group: Ctrl-C in the terminal must not reach the emulators before their
    // data is saved.
    detached: true,
    stdio: ["ignore", output, output],
    env: {
      ...process.env,
      ...quiet,
      ...calm,
      ...functionsDiscovery,
      NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import ${preload}`,
      TMPDIR: where.temporary,
      SMTP_URL: where.mailbox.smtpUrl,
      // The address of links in emails.
      SALVIA_HOSTING_URL: `http://localhost:${options.ports.hosting}`,
      ...options.firestore.env,
      ...options.environment,
    },
  });
  closeSync(output);
  return child;
}

async function untilReady(child: ChildProcess, options: EmulatorOptions, log: string) {
  let failed = false;
  child.once("error", () => (failed = true));
  const { startLimitSeconds } = options.firestore;
  const deadline = Date.now() + startLimitSeconds * 1000;
  for await (const _ of setInterval(200)) {
    if (options.signal.aborted) throw new Complaint("Stopped.");
    const said = readFileSync(log, "utf8");
    // The suite reports that it is ready even if functions fail to load.
    if (failed || child.exitCode !== null || said.includes("Failed to load function definition")) {
      const cause =
        options.importFrom === null ? "" : " The saved data may be damaged: npm run reset";
      throw new Complaint(`The emulators did not start.\n${logTail(log)}${cause}`);
    }
    if (said.includes("All emulators ready")) {
      if (await isGuarded(options.ports.firestore)) return;
      throw new Complaint(`firestore.rules did not compile.\n${logTail(log)}`);
    }
    if (Date.now() > deadline) {
      throw new Complaint(
        `The emulators did not answer in ${startLimitSeconds} s.\n${logTail(log)}`,
      );
    }
  }
}

/**
 * Whether reads without a matching rule are denied. If the rules do not compile, an emulator allows
 * everything.
 */
async function isGuarded(firestore: number): Promise<boolean> {
  const unlisted = `projects/${demoProject}/databases/(default)/documents/unlisted/document`;
  const { status } = await fetch(`http://127.0.0.1:${firestore}/v1/${unlisted}`);
  return status === 403;
}

/**
 * Programs on this machine use the address that the emulators bind to; only browsers need
 * `localhost`.
 */
function environment(ports: Ports, origin: string, mailbox: Mailbox) {
  return {
    GCLOUD_PROJECT: demoProject,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    SALVIA_HOSTING_URL: origin,
    SALVIA_MAILBOX_URL: mailbox.url,
    SMTP_URL: mailbox.smtpUrl,
  };
}
