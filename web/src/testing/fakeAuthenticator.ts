import { onTestFinished, vi } from "vitest";

/** The request options that the tests check. */
interface AskedOptions {
  mediation?: string;
  signal?: AbortSignal;
  publicKey?: { excludeCredentials?: readonly unknown[] };
}

/** A page's request to the authenticator, pending until the test answers it. */
interface AskedOfAuthenticator {
  kind: "get" | "create";
  options: AskedOptions;
  /** Simulates a user who chooses or creates a passkey. */
  give: () => void;
  refuse: (name: string) => void;
}

/** Simulates a browser that supports passkeys, with an authenticator that the test controls. */
export function fakeAuthenticator({ autofill = true } = {}) {
  const asked: AskedOfAuthenticator[] = [];
  const signals: unknown[] = [];

  function ask(kind: AskedOfAuthenticator["kind"], options: AskedOptions) {
    return new Promise((resolve, reject) => {
      const refuse = (name: string) => reject(new DOMException("", name));
      options.signal?.addEventListener("abort", () => refuse("AbortError"));
      asked.push({ kind, options, refuse, give: () => resolve(credential) });
    });
  }

  const signal = async (one: unknown) => void signals.push(one);
  stubPublicKeyCredential({
    isConditionalMediationAvailable: async () => autofill,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    signalUnknownCredential: signal,
    signalAllAcceptedCredentials: signal,
  });
  Object.defineProperty(navigator, "credentials", {
    configurable: true,
    value: {
      get: (options: AskedOptions) => ask("get", options),
      create: (options: AskedOptions) => ask("create", options),
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "credentials");
  });
  return {
    asked,
    /** The signals that the page sent to the authenticator. */
    signals,
    last: () => {
      const one = asked.at(-1);
      if (one === undefined) throw new Error("The authenticator was not asked");
      return one;
    },
  };
}

/** Simulates a browser whose `PublicKeyCredential` has only these functions. */
export function stubPublicKeyCredential(functions: Record<string, unknown>) {
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, functions),
  );
}

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** Enough for the browser's part; only the server checks the contents. */
const credential = {
  id: "AQID",
  rawId: bytes,
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    attestationObject: bytes,
    getTransports: () => ["internal"],
  },
};

/** The server's options for a sign-in with a passkey. */
export const signInOptions = {
  challenge: "AQID",
  rpId: "localhost",
  timeout: 300_000,
  userVerification: "required",
  user: { id: "given-user" },
};

/** The server's options for creating a passkey. */
export const creationOptions = {
  challenge: "AQID",
  rp: { id: "localhost", name: "Salvia" },
  user: { id: "AQID", name: "ana@example.com", displayName: "Ana Ruiz" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [{ id: "BBBB", type: "public-key" }],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
  attestation: "none",
  extensions: { credProps: true },
};
