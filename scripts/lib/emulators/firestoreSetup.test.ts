import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

test("runs Google's emulator on a recent Java that isn't the default", async () => {
  const folder = mkdtempSync(join(tmpdir(), "salvia-java-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    // What the next file of this process loads must not look for downloads in that folder.
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  // Newer than any other on this machine.
  const recent = javaIn(join(folder, "recent"), "99.0.1");
  vi.stubEnv("PATH", javaIn(join(folder, "default"), "17.0.9"));
  vi.stubEnv("JAVA_HOME", join(folder, "recent"));
  vi.stubEnv("FIREBASE_EMULATORS_PATH", folder);
  // It needs no download.
  writeFileSync(join(folder, "cloud-firestore-emulator-v1.jar"), "");
  // No hidane, whose folder is known when the module is loaded: other tests may have loaded it.
  vi.stubEnv("XDG_CACHE_HOME", folder);
  vi.resetModules();
  const { setUpFirestore } = await import("./firestoreSetup.ts");
  const { kind, env } = await setUpFirestore(new AbortController().signal, "");
  expect(kind).toBe("google");
  expect(env["PATH"]).toMatch(new RegExp(`^${recent}:`));
});

/** A Java that only says its version. Returns the folder with its programs. */
function javaIn(home: string, version: string): string {
  const bin = join(home, "bin");
  mkdirSync(bin, { recursive: true });
  const script = `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`;
  writeFileSync(join(bin, "java"), script, { mode: 0o755 });
  return bin;
}
