import { onTestFinished, vi } from "vitest";

/** The request options that the tests check. */
interface RequestedOptions {
  mediation?: string;
  signal?: AbortSignal;
  publicKey?: { excludeCredentials?: readonly unknown[] };
}

/** A page's request to the authenticator, pending until the test answers it. */
interface AuthenticatorRequest {
  kind: "get" | "create";
  options: RequestedOptions;
  /** Simulates a user who chooses or creates a passkey. */
  approve: () => void;
  refuse: (name: string) => void;
}

/** Simulates a browser that supports passkeys, with an authenticator that the test controls. */
export function fakeAuthenticator({ autofill = true } = {}) {
  const requests: AuthenticatorRequest[] = [];
  const signals: unknown[] = [];

  function request(kind: AuthenticatorRequest["kind"], options: RequestedOptions) {
    return new Promise((resolve, reject) => {
      const refuse = (name: string) => reject(new DOMException("", name));
      options.signal?.addEventListener("abort", () => refuse("AbortError"));
      requests.push({ kind, options, refuse, approve: () => resolve(credential) });
    });
  }

  const signal = async (options: unknown) => void signals.push(options);
  stubPublicKeyCredential({
    isConditionalMediationAvailable: async () => autofill,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    signalUnknownCredential: signal,
    signalAllAcceptedCredentials: signal,
  });
  Object.defineProperty(navigator, "credentials", {
    configurable: true,
    value: {
      get: (options: RequestedOptions) => request("get", options),
      create: (options: RequestedOptions) => request("create", options),
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "credentials");
  });
  return {
    requests,
    /** The signals that the page sent to the authenticator. */
    signals,
    last: () => {
      const last = requests.at(-1);
      if (last === undefined) throw new Error("The page sent no request to the authenticator");
      return last;
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
