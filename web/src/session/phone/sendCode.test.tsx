import { FirebaseError } from "firebase/app";
import { RecaptchaVerifier, signInWithPhoneNumber } from "firebase/auth";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { fakeSessionEnvironment } from "../../testing/fakeSessionEnvironment.ts";
import { sendCode } from "./sendCode.ts";

const provider = vi.hoisted(() => ({
  languageCode: null,
  settings: { appVerificationDisabledForTesting: false },
}));

vi.mock("firebase/auth", () => ({ RecaptchaVerifier: vi.fn(), signInWithPhoneNumber: vi.fn() }));
vi.mock("../../firebase/auth.ts", () => ({ auth: () => provider }));
vi.mock("../../firebase/app.ts", () => ({ emulators: () => null }));

const phone = "+34612345678";
const confirm = vi.fn();
const clear = vi.fn();
/** The arguments of the last robot check. */
let check: { place: HTMLElement; parameters: Record<string, unknown> };

beforeEach(() => {
  vi.mocked(RecaptchaVerifier).mockImplementation(function verifier(_auth, place, parameters) {
    if (!(place instanceof HTMLElement)) throw new Error("The robot check has no place");
    check = { place, parameters: { ...parameters } };
    return Object.assign(Object.create(null), { clear });
  });
  vi.mocked(signInWithPhoneNumber).mockResolvedValue({ verificationId: "id", confirm });
});

describe("a message", () => {
  test("is sent in the language of the page after an invisible check", async () => {
    const outcome = await sendCode(phone, "pt", new AbortController().signal);
    expect(outcome.kind).toBe("sent");
    expect(provider).toMatchObject({
      languageCode: "pt",
      settings: { appVerificationDisabledForTesting: false },
    });
    expect(check.parameters).toMatchObject({ size: "invisible" });
    expect(check.place.style.visibility).toBe("hidden");
  });

  test("is asked for from the identity provider alone, so that no page knows of an account", async () => {
    const server = vi.fn<typeof fetch>();
    vi.stubGlobal("fetch", server);
    await sendCode(phone, "en", new AbortController().signal);
    expect(signInWithPhoneNumber).toHaveBeenCalledExactlyOnceWith(
      provider,
      phone,
      expect.anything(),
    );
    expect(server).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test("removes its check and gives the next one a new element", async () => {
    await sendCode(phone, "en", new AbortController().signal);
    const { place } = check;
    expect(place.isConnected).toBe(false);
    expect(clear).toHaveBeenCalledOnce();
    await sendCode(phone, "en", new AbortController().signal);
    expect(check.place).not.toBe(place);
  });

  test.each([
    ["auth/too-many-requests", "too-many-attempts"],
    ["auth/captcha-check-failed", "captcha-failed"],
    ["auth/invalid-phone-number", "phone-malformed"],
    ["auth/operation-not-allowed", "phone-not-served"],
    ["auth/internal-error", "captcha-failed"],
  ])("that is refused with %s is reported as %s", async (code, expectedCode) => {
    vi.mocked(signInWithPhoneNumber).mockRejectedValue(new FirebaseError(code, ""));
    const outcome = await sendCode(phone, "en", new AbortController().signal);
    expect(outcome).toEqual({ kind: "refused", failure: { code: expectedCode, id: null } });
    expect(check.place.isConnected).toBe(false);
  });

  test.each([
    ["rate-limited", "too-many-attempts"],
    ["switched-off", "switched-off"],
  ])("that our server refuses as %s is reported as %s", async (word, expectedCode) => {
    const text = `HTTP Cloud Function returned an error: {"error":{"message":"${word}"}}`;
    vi.mocked(signInWithPhoneNumber).mockRejectedValue(
      new FirebaseError("auth/internal-error", text),
    );
    const outcome = await sendCode(phone, "en", new AbortController().signal);
    expect(outcome).toEqual({ kind: "refused", failure: { code: expectedCode, id: null } });
  });

  test("without a network is reported as offline, whatever the check returns", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.mocked(signInWithPhoneNumber).mockRejectedValue(
      new FirebaseError("auth/internal-error", ""),
    );
    const outcome = await sendCode(phone, "en", new AbortController().signal);
    expect(outcome).toMatchObject({ failure: { code: "offline" } });
    vi.restoreAllMocks();
  });

  test("fails when its check breaks down", async () => {
    vi.mocked(signInWithPhoneNumber).mockReturnValue(new Promise(() => {}));
    const sending = sendCode(phone, "en", new AbortController().signal);
    const onError = check.parameters["error-callback"];
    if (typeof onError === "function") onError();
    expect(await sending).toMatchObject({ failure: { code: "captcha-failed" } });
  });

  test("stops waiting and removes its check when aborted", async () => {
    vi.mocked(signInWithPhoneNumber).mockReturnValue(new Promise(() => {}));
    const leaving = new AbortController();
    const sending = sendCode(phone, "en", leaving.signal);
    expect(check.place.isConnected).toBe(true);
    leaving.abort();
    await expect(sending).rejects.toThrow("aborted");
    expect(check.place.isConnected).toBe(false);
  });
});

describe("its code", () => {
  async function sentCode() {
    const outcome = await sendCode(phone, "en", new AbortController().signal);
    if (outcome.kind !== "sent") throw new Error("Nothing was sent");
    return outcome.sent;
  }
  const { environment } = fakeSessionEnvironment();

  test("signs in and is not used up twice", async () => {
    const { withCode } = await sentCode();
    expect(await withCode("123456")(environment)).toBe("signed-in");
    expect(await withCode("123456")(environment)).toBe("signed-in");
    expect(confirm).toHaveBeenCalledExactlyOnceWith("123456");
  });

  test("can be entered again after it was refused", async () => {
    const { withCode } = await sentCode();
    const refused = new FirebaseError("auth/invalid-verification-code", "");
    confirm.mockRejectedValueOnce(refused);
    await expect(withCode("123456")(environment)).rejects.toBe(refused);
    expect(await withCode("123456")(environment)).toBe("signed-in");
    expect(confirm).toHaveBeenCalledTimes(2);
  });
});
