import { describe, expect, it } from "vitest";
import firebaseJson from "../../../firebase.json" with { type: "json" };
import { localConfig, type FirebaseJson } from "./localConfig.ts";

const ports = {
  hosting: 15000,
  functions: 15001,
  firestore: 18080,
  auth: 19099,
  mailbox: 15002,
  smtp: 15025,
  hub: 4401,
  logging: 4501,
  websocket: 9151,
  eventarc: 9300,
  tasks: 9500,
};
const local = { ports, webDir: ".cache/web/test" };
const auth = "http://localhost:19099";
const firestore = "http://localhost:18080";
const functions = "http://localhost:15001";

/** The directives of the resulting policy. */
function policyOf(policy: string, key = "Content-Security-Policy"): Record<string, string> {
  const config: FirebaseJson = {
    functions: [],
    hosting: { public: "web/dist", headers: [{ headers: [{ key, value: policy }] }] },
    emulators: {},
  };
  const { hosting } = localConfig(config, local);
  const value = hosting.headers?.[0]?.headers[0]?.value ?? "";
  return Object.fromEntries(
    value.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

describe("the local configuration", () => {
  const config = localConfig(firebaseJson, local);

  it("listens only on localhost, each part on its own port", () => {
    expect(config.emulators).toMatchObject({
      hosting: { host: "localhost", port: 15000 },
      functions: { host: "localhost", port: 15001 },
      firestore: { host: "localhost", port: 18080, websocketPort: 9151 },
      auth: { host: "localhost", port: 19099 },
      hub: { host: "localhost", port: 4401 },
      logging: { host: "localhost", port: 4501 },
      eventarc: { host: "localhost", port: 9300 },
      tasks: { host: "localhost", port: 9500 },
      ui: { enabled: false },
      singleProjectMode: false,
    });
  });

  it("serves the local build", () => {
    expect(config.hosting.public).toBe(".cache/web/test");
  });

  it("drops settings for deployment: predeploy builds and pinned function versions", () => {
    expect(JSON.stringify(firebaseJson)).toContain('"predeploy"');
    expect(JSON.stringify(firebaseJson)).toContain('"pinTag"');
    expect(JSON.stringify(config)).not.toMatch(/predeploy|pinTag/);
  });

  it("keeps everything else", () => {
    expect(config.firestore).toEqual(firebaseJson.firestore);
    expect(config.hosting.rewrites).toHaveLength(firebaseJson.hosting.rewrites.length);
    expect(config.hosting.rewrites?.[0]).toEqual({
      source: "/api/auth/**",
      function: { functionId: "auth", region: "europe-west1" },
    });
    expect(config.functions[0]).toMatchObject({ source: "functions", codebase: "default" });
  });
});

describe("a local content security policy", () => {
  it("lets the browser reach the emulators and changes nothing else", () => {
    expect(
      policyOf("default-src 'none'; connect-src 'self' https://x.example; frame-src 'self'"),
    ).toEqual({
      "default-src": "'none'",
      "connect-src": `'self' https://x.example ${auth} ${firestore} ${functions}`,
      "frame-src": `'self' ${auth}`,
    });
  });

  it("extends the default for a missing directive, which would otherwise be lost", () => {
    expect(policyOf("default-src 'self' https://x.example;")).toEqual({
      "default-src": "'self' https://x.example",
      "connect-src": `'self' https://x.example ${auth} ${firestore} ${functions}`,
      "frame-src": `'self' https://x.example ${auth}`,
    });
  });

  it("replaces 'none' when it adds a source", () => {
    expect(policyOf("connect-src 'none'; frame-src 'none'")).toEqual({
      "connect-src": `${auth} ${firestore} ${functions}`,
      "frame-src": auth,
    });
  });

  it("is found regardless of the header's case; other headers are unchanged", () => {
    expect(policyOf("connect-src 'self'", "content-security-policy")).toMatchObject({
      "connect-src": `'self' ${auth} ${firestore} ${functions}`,
    });
    expect(policyOf("nosniff", "X-Content-Type-Options")).toEqual({ nosniff: "" });
  });
});
