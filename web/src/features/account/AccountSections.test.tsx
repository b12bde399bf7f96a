import type { Role } from "@salvia/domain/account/role";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { navigate } from "../../lib/navigate.ts";
import { createPasskey } from "../../session/passkeys/createPasskey.ts";
import { signalAccepted } from "../../session/passkeys/signalAccepted.ts";
import { useAuth } from "../../session/useAuth.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { toastSeverity } from "../../testing/toastSeverity.ts";
import { freshIdentity, knownIdentity, type Identity } from "./account.data.ts";
import { AccountSections } from "./AccountSections.tsx";
import { fill } from "../../testing/quickUser.ts";

vi.mock("./account.data.ts", () => ({ freshIdentity: vi.fn(), knownIdentity: vi.fn() }));
vi.mock("../../lib/navigate.ts", () => ({ navigate: vi.fn() }));
vi.mock("../../session/passkeys/createPasskey.ts", () => ({ createPasskey: vi.fn() }));
vi.mock("../../session/passkeys/signalAccepted.ts", () => ({ signalAccepted: vi.fn() }));

const ana: Identity = {
  email: "ana@example.com",
  emailVerified: true,
  phone: null,
  signInMethods: ["password", "google"],
  secondFactor: null,
};

const laptop = {
  id: "abc",
  name: "Laptop",
  provider: "iCloud Keychain",
  createdAt: "2026-11-01T10:00:00Z",
  lastUsedAt: null,
};

const own = (...passkeys: (typeof laptop)[]) => ({ passkeys, rpId: "localhost", userId: "u" });

type Passkeys = ReturnType<typeof own>;

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", vi.fn());
  knownIdentityIs(ana);
});

function knownIdentityIs(identity: Identity) {
  vi.mocked(knownIdentity).mockReturnValue(identity);
  vi.mocked(freshIdentity).mockResolvedValue(identity);
}

type AccountProps = {
  username?: string | null;
  role?: Role | null;
  roleChangedAt?: Date | null;
  lacksPasskey?: boolean;
};

function Account(props: AccountProps) {
  const { username = null, role = "sales", roleChangedAt = null, lacksPasskey = false } = props;
  const { user } = useAuth();
  const value = { displayName: "Ana R.", username, roleChangedAt };
  if (user === null) return null;
  return (
    <AccountSections
      user={{ ...user, role, lacksPasskey }}
      profile={{ status: "content", value }}
    />
  );
}

/** Opens Ana's account page. The server lists her passkeys on request. */
async function open({ passkeys = own(), ...props }: AccountProps & { passkeys?: Passkeys } = {}) {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["account"]}>
      <Account {...props} />
    </NamespaceLoader>,
    { path: "/account" },
  );
  const section = async (name: string) => within(await screen.findByRole("region", { name }));
  // StrictMode requests the list twice.
  await page.answer("/api/auth/list-passkeys", 200, passkeys);
  await page.answer("/api/auth/list-passkeys", 200, passkeys);
  return { ...page, section };
}

test("shows who Ana is and how she signs in", async () => {
  const { section } = await open({ username: "ana" });
  const about = await section("About you");
  expect(about.getByText("Ana R.")).toBeDefined();
  expect(about.getByText("ana@example.com")).toBeDefined();
  expect(about.getByText("Confirmed")).toBeDefined();
  expect(about.getByText("Email and password, Google")).toBeDefined();
  expect(about.queryByRole("button", { name: "Send me the link" })).toBeNull();
  expect((await section("Username")).getByText("ana")).toBeDefined();
  expect(screen.queryByRole("region", { name: "Your account is ready" })).toBeNull();
});

test("welcomes a new customer: how coverage appears, where to compare plans, and a passkey", async () => {
  const { section, user } = await open({ role: null, passkeys: own() });
  const welcome = await section("Your account is ready");
  expect(welcome.getByText(/by your email address, ana@example\.com\./)).toBeDefined();
  const plans = welcome.getByRole("link", { name: "Compare plans" });
  expect(plans.getAttribute("href")).toBe("/individuals");
  await user.click(welcome.getByRole("button", { name: "Go to passkeys" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Passkeys" }));
});

test.each([
  ["an unconfirmed address", { emailVerified: false }, /Confirm it below first\./],
  ["no address", { email: null, emailVerified: false }, /this account doesn’t have one\./],
])("shows a new customer with %s what linking a policy needs", async (_, details, sentence) => {
  knownIdentityIs({ ...ana, ...details });
  const { section } = await open({ role: null });
  const welcome = await section("Your account is ready");
  expect(welcome.getByText(sentence)).toBeDefined();
  expect(welcome.queryByRole("button", { name: "Go to passkeys" })).toBeNull();
});

test("links a policy by its number and a mailed code, without saying whether it exists", async () => {
  const { section, user, answer, requests, events } = await open({ role: null });
  const welcome = await section("Your account is ready");
  const number = welcome.getByLabelText("Member number");
  await user.click(welcome.getByRole("button", { name: "Send code" }));
  expect(welcome.getByText("Enter the number as it is on your card.")).toBeDefined();
  expect(document.activeElement).toBe(number);
  await fill(user, number, " sv-1042 7731{Enter}");
  await answer("/api/patients/request-policy-code", 200, { sent: true });
  expect(requests.at(-1)?.body).toEqual({ memberNumber: "SV-1042 7731" });
  const code = await welcome.findByLabelText("Six-digit code");
  expect(document.activeElement).toBe(code);
  expect(welcome.getByText(/^If we know this number, we’ve emailed a code/)).toBeDefined();
  const phone = welcome.getByRole("link", { name: "+1 202 555 0134" });
  expect(phone.getAttribute("href")).toBe("tel:+12025550134");
  await fill(user, code, "123456");
  await answer("/api/patients/link-policy", 422, { error: "wrong-code" });
  expect(welcome.getByRole("alert").textContent).toContain("This code isn’t right.");
  await fill(user, code, "123457");
  await answer("/api/patients/link-policy", 200, { customToken: "of the policy" });
  expect(requests.at(-1)?.body).toEqual({ code: "123457" });
  await waitFor(() => expect(events).toContain("sign in with of the policy"));
});

test("says once that a policy was linked, and what is left to do", async () => {
  sessionStorage.setItem("policyLinked", "yes");
  await open({ role: "member" });
  const said = await screen.findByText(/^Your policy is linked\..* sign in with ana@example\.com/);
  expect(said).toBeDefined();
  expect(screen.getByRole("link", { name: "See my coverage" }).getAttribute("href")).toBe(
    "/member",
  );
  cleanup();
  await open({ role: "member" });
  expect(screen.queryByText(/^Your policy is linked/)).toBeNull();
});

test("does not call the account of a person who lost their role new", async () => {
  const { section } = await open({ role: null, roleChangedAt: new Date("2026-11-02") });
  const next = await section("What you can do next");
  expect(next.getByRole("link", { name: "Compare plans" })).toBeDefined();
  expect(screen.queryByText("Your account is ready")).toBeNull();
});

test("offers no passkey to a new customer who has one", async () => {
  const { section } = await open({ role: null, passkeys: own(laptop) });
  const passkeys = await section("Passkeys");
  await passkeys.findByText("Laptop");
  const welcome = await section("Your account is ready");
  expect(welcome.queryByRole("button", { name: "Go to passkeys" })).toBeNull();
});

test("names the second step and says that a new password keeps it", async () => {
  knownIdentityIs({ ...ana, secondFactor: "app" });
  const { section } = await open();
  const about = await section("About you");
  expect(about.getByText("Code from an authenticator app")).toBeDefined();
  expect(about.getByText(/a new password doesn’t remove it/)).toBeDefined();
});

test("shows an address as confirmed once its link was used in another tab", async () => {
  knownIdentityIs({ ...ana, emailVerified: false });
  const { section, user, answer, requests } = await open();
  const about = await section("About you");
  await user.click(about.getByRole("button", { name: "Send me the link" }));
  await answer("/api/auth/request-email-verification", 200, { sent: true });
  expect(about.getByText(/^We sent a link to ana@example.com/)).toBeDefined();
  expect(requests.at(-1)?.body).toEqual({ language: "en" });
  knownIdentityIs(ana);
  document.dispatchEvent(new Event("visibilitychange"));
  await about.findByText("Confirmed");
});

test("mails a password link to her address and reports a refusal", async () => {
  const { section, user, answer, requests } = await open();
  const about = await section("Password");
  await user.click(about.getByRole("button", { name: "Send me a password reset link" }));
  await answer("/api/auth/request-password-reset", 429, { error: "rate-limited" });
  expect(requests.at(-1)?.body).toEqual({ email: "ana@example.com", language: "en" });
  const alert = about.getByRole("alert");
  expect(alert.textContent).toContain("Too many attempts");
  expect(document.activeElement).toBe(alert);
});

test("sends a new password with the current one and ends the session", async () => {
  const { section, user, answer, requests } = await open();
  const password = await section("Password");
  await user.click(password.getByRole("button", { name: "Save password" }));
  expect(password.getByText("Enter your current password.")).toBeDefined();
  await fill(user, password.getByLabelText("Current password"), "the old one");
  await fill(user, password.getByLabelText("New password"), "short{Enter}");
  expect(document.activeElement).toBe(password.getByLabelText("New password"));
  await fill(user, password.getByLabelText("New password"), " and then long{Enter}");
  await answer("/api/auth/change-password", 422, { error: "weak-password" });
  expect(password.getByRole("alert").textContent).toContain("too easy to guess");
  await user.click(password.getByRole("button", { name: "Save password" }));
  expect(requests.at(-1)?.body).toEqual({
    current: "the old one",
    password: "short and then long",
  });
  await answer("/api/auth/change-password", 200, { email: "ana@example.com" });
  await waitFor(() => expect(requests.at(-1)?.path).toBe("/api/auth/session-logout"));
});

test("lets a user who signs in only with Google set a first password", async () => {
  knownIdentityIs({ ...ana, signInMethods: ["google"] });
  const { section, user, answer, requests } = await open();
  const password = await section("Password");
  expect(password.queryByLabelText("Current password")).toBeNull();
  await fill(user, password.getByLabelText("New password"), "la vaca lee{Enter}");
  await answer("/api/auth/change-password", 200, { email: "ana@example.com" });
  expect(requests.map(({ body }) => body)).toContainEqual({
    current: null,
    password: "la vaca lee",
  });
});

test("restores a username that needed a fresh sign-in", async () => {
  const first = await open();
  const { user, answer } = first;
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Username" });
  await fill(user, field(), "Ana.Ruiz{Enter}");
  expect(first.requests.at(-1)?.body).toEqual({ username: "ana.ruiz" });
  await answer("/api/auth/choose-username", 401, { error: "recent-sign-in-required" });
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Sign in again" }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/login?reauth&next=%2Faccount");
  cleanup();

  await open();
  expect(field().value).toBe("ana.ruiz");
  cleanup();
  await open();
  expect(field().value).toBe("");
});

test("adds a passkey and signals the valid ones to authenticators", async () => {
  vi.mocked(createPasskey).mockResolvedValue(laptop);
  const { section, user, answer } = await open();
  const passkeys = await section("Passkeys");
  expect(passkeys.getByText(/^You don’t have a passkey yet/)).toBeDefined();
  await user.click(passkeys.getByRole("button", { name: "Add a passkey" }));
  await waitFor(() => expect(createPasskey).toHaveBeenCalledExactlyOnceWith("ana-token"));
  await answer("/api/auth/list-passkeys", 200, own(laptop));
  expect(passkeys.getByRole("listitem").textContent).toContain("iCloud Keychain");
  expect(passkeys.getByRole("listitem").textContent).toContain("not used yet");
  expect(signalAccepted).toHaveBeenCalledExactlyOnceWith(own(laptop));
  expect(await toastSeverity("Your passkey is ready.")).toBe("success");
});

test("confirms a new name of a passkey and returns the focus to its button", async () => {
  const { section, user, answer } = await open({ passkeys: own(laptop) });
  const passkeys = await section("Passkeys");
  await user.click(passkeys.getByRole("button", { name: "Rename Laptop" }));
  const dialog = within(await screen.findByRole("dialog"));
  await fill(user, dialog.getByRole("textbox", { name: "Name" }), " at home{Enter}");
  await answer("/api/auth/rename-passkey", 200, own({ ...laptop, name: "Laptop at home" }));
  expect(await toastSeverity("The passkey is now called Laptop at home.")).toBe("success");
  expect(document.activeElement).toBe(
    passkeys.getByRole("button", { name: "Rename Laptop at home" }),
  );
});

test("confirms a username and moves the focus to the button that changes it", async () => {
  const { section, user, answer } = await open();
  const username = await section("Username");
  await fill(user, username.getByRole("textbox", { name: "Username" }), "ana.ruiz{Enter}");
  await answer("/api/auth/choose-username", 200, { username: "ana.ruiz" });
  expect(await toastSeverity("Saved. You can now sign in as ana.ruiz.")).toBe("success");
  expect(document.activeElement).toBe(username.getByRole("button", { name: "Change username" }));
});

test("says where a passkey can be added, at an address that browsers refuse", async () => {
  vi.stubEnv("VITE_SITE_ORIGIN", "https://www.example.com");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { section } = await open();
  const passkeys = await section("Passkeys");
  expect(passkeys.getByText(/To add one, go to www\.example\.com\.$/)).toBeDefined();
  expect(passkeys.queryByRole("button", { name: "Add a passkey" })).toBeNull();
});

test("shows no error when the user cancels adding a passkey", async () => {
  vi.mocked(createPasskey).mockResolvedValue(null);
  const { section, user } = await open();
  const passkeys = await section("Passkeys");
  await user.click(passkeys.getByRole("button", { name: "Add a passkey" }));
  await passkeys.findByRole("button", { name: "Add a passkey" });
  expect(passkeys.queryByRole("alert")).toBeNull();
  expect(signalAccepted).not.toHaveBeenCalled();
});

test("refuses to remove the last way to sign in and says why", async () => {
  const { section, user, answer } = await open({ passkeys: own(laptop) });
  const passkeys = await section("Passkeys");
  await user.click(passkeys.getByRole("button", { name: "Remove Laptop" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await answer("/api/auth/remove-passkey", 409, { error: "last-sign-in-method" });
  expect((await passkeys.findByRole("alert")).textContent).toContain(
    "This is your only way to sign in.",
  );
  expect(passkeys.getByRole("listitem").textContent).toContain("Laptop");
});

test("offers to end all sessions at once after removing a passkey", async () => {
  const { section, user, answer, requests } = await open({ passkeys: own(laptop) });
  const passkeys = await section("Passkeys");
  expect(passkeys.queryByRole("button", { name: "Sign out everywhere" })).toBeNull();
  await user.click(passkeys.getByRole("button", { name: "Remove Laptop" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await answer("/api/auth/remove-passkey", 200, own());

  const notice = await passkeys.findByText("Passkey Laptop was removed.");
  expect(notice.closest("[role=status]")).not.toBeNull();
  expect(document.activeElement).toBe(passkeys.getByRole("button", { name: "Add a passkey" }));
  await user.click(passkeys.getByRole("button", { name: "Sign out everywhere" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Sign out everywhere" }));
  await waitFor(() => expect(requests.at(-1)?.path).toBe("/api/auth/sign-out-everywhere"));
});

test("stays signed in when signing out everywhere is canceled", async () => {
  const { section, user, requests } = await open();
  const everywhere = await section("Sign out everywhere");
  await user.click(everywhere.getByRole("button", { name: "Sign out everywhere" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  const ends = new Set(["/api/auth/sign-out-everywhere", "/api/auth/session-logout"]);
  expect(requests.filter(({ path }) => ends.has(path))).toEqual([]);
});

test("explains that a role needs a passkey and links to a sign-in with one", async () => {
  const { user } = await open({ lacksPasskey: true });
  await screen.findByText(
    "Your organization requires a passkey for this role. Add one, then sign in with it.",
  );
  await user.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/login?reauth&next=%2Fsales");
});

test("shows no passkey requirement for a sufficient sign-in", async () => {
  const { section } = await open();
  await section("About you");
  expect(screen.queryByText(/Your organization requires a passkey/)).toBeNull();
});

test("reports passkeys that cannot be listed and offers to retry", async () => {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["account"]}>
      <Account />
    </NamespaceLoader>,
  );
  await page.answer("/api/auth/list-passkeys", 500, { error: "internal-error" });
  await page.answer("/api/auth/list-passkeys", 500, { error: "internal-error" });
  const passkeys = within(await screen.findByRole("region", { name: "Passkeys" }));
  expect((await passkeys.findByRole("alert")).textContent).toBe("Server error");
  await page.user.click(passkeys.getByRole("button", { name: "Try again" }));
  await page.answer("/api/auth/list-passkeys", 200, own(laptop));
  expect(passkeys.getByRole("listitem").textContent).toContain("Laptop");
});
