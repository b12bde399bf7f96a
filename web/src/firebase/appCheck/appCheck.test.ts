import { beforeEach, expect, test, vi } from "vitest";

const sdk = vi.hoisted(() => ({
  loaded: vi.fn(),
  initializeAppCheck: vi.fn((_app: unknown, _options: unknown) => "the instance"),
  getToken: vi.fn(async (_instance: unknown) => ({ token: "vouched for" })),
}));

vi.mock("firebase/app-check", () => {
  sdk.loaded();
  return {
    ...sdk,
    ReCaptchaEnterpriseProvider: class {
      readonly siteKey: string;
      constructor(siteKey: string) {
        this.siteKey = siteKey;
      }
    },
  };
});
vi.mock("../app.ts", () => ({ firebaseApp: () => "the app" }));

const network = vi.fn<typeof fetch>(async () => new Response("{}"));

/** A page whose reCAPTCHA script does what `arrives` says once it is in the document. */
function stubPage(arrives: (script: EventTarget) => void): void {
  const script = new EventTarget();
  vi.stubGlobal("document", { createElement: () => script, head: { append: arrives } });
}

const loads = (script: EventTarget) => script.dispatchEvent(new Event("load"));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", network);
  vi.stubGlobal("grecaptcha", { enterprise: { ready: (callBack: () => void) => callBack() } });
  stubPage(loads);
});

/** Loads a fresh copy of the module, as a new document does. */
async function opened() {
  return await import("./appCheck.ts");
}

function sentHeaders(): Headers {
  return new Headers(network.mock.lastCall?.[1]?.headers);
}

test("loads no SDK and sends plain calls without a site key", async () => {
  const { startAppCheck, attestedFetch } = await opened();
  await startAppCheck(undefined);
  await startAppCheck("");
  await attestedFetch("/api/auth/handler", { headers: { "Content-Type": "application/json" } });
  expect(sdk.loaded).not.toHaveBeenCalled();
  expect([...sentHeaders()]).toEqual([["content-type", "application/json"]]);
});

test("starts once with a site key and adds the browser's token to our calls", async () => {
  const { startAppCheck, attestedFetch } = await opened();
  await Promise.all([startAppCheck("site-key"), startAppCheck("site-key")]);
  expect(sdk.initializeAppCheck).toHaveBeenCalledExactlyOnceWith("the app", {
    provider: expect.objectContaining({ siteKey: "site-key" }),
    isTokenAutoRefreshEnabled: true,
  });
  await attestedFetch("/api/auth/handler", {
    method: "POST",
    headers: { Authorization: "Bearer t" },
  });
  expect(network.mock.lastCall?.[1]?.method).toBe("POST");
  expect(sentHeaders().get("X-Firebase-AppCheck")).toBe("vouched for");
  expect(sentHeaders().get("Authorization")).toBe("Bearer t");
});

test("leaves a browser without a token to the server's judgment", async () => {
  sdk.getToken.mockRejectedValueOnce(new Error("throttled"));
  const { startAppCheck, attestedFetch } = await opened();
  await startAppCheck("site-key");
  await attestedFetch("/api/auth/handler", {});
  expect(sentHeaders().has("X-Firebase-AppCheck")).toBe(false);
});

test("blocks no calls when it cannot start", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  sdk.initializeAppCheck.mockImplementationOnce(() => {
    throw new Error("blocked");
  });
  const { startAppCheck, attestedFetch } = await opened();
  await startAppCheck("site-key");
  await attestedFetch("/api/auth/handler", {});
  expect(network).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test.each<[string, (script: EventTarget) => void]>([
  ["cannot be loaded", (script) => script.dispatchEvent(new Event("error"))],
  [
    "is refused by the page's policy",
    () => {
      throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
    },
  ],
  ["neither loads nor fails", () => {}],
  [
    "loads, but never gets ready",
    (script) => {
      vi.stubGlobal("grecaptcha", { enterprise: { ready: () => {} } });
      loads(script);
    },
  ],
  [
    "is replaced by an empty script",
    (script) => {
      vi.stubGlobal("grecaptcha", undefined);
      loads(script);
    },
  ],
])("goes on without App Check, within seconds, if reCAPTCHA %s", async (_, arrives) => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  stubPage(arrives);
  const { startAppCheck, attestedFetch } = await opened();
  const started = startAppCheck("site-key");
  await vi.advanceTimersByTimeAsync(5_000);
  await started;
  await attestedFetch("/api/auth/handler", {});
  expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
  expect(sentHeaders().has("X-Firebase-AppCheck")).toBe(false);
  expect(log).toHaveBeenCalledExactlyOnceWith("app-check-unavailable", expect.any(Error));
  log.mockRestore();
  vi.useRealTimers();
});
