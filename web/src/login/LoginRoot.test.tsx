import { languages } from "@salvia/domain/shared/language";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";

import { createStaticTranslator } from "../i18n/createStaticTranslator.ts";
import { laterSession } from "../session/laterSession.ts";
import { leaveNotice } from "../session/signOutNotice.ts";
import { loginNamespaces, LoginRoot } from "./LoginRoot.tsx";
import { paintedLogin } from "./prerender.tsx";

let complaints: MockInstance<typeof console.error>;
// Other tests cover the session; here its script never arrives.
const session = laterSession(new Promise(() => {}));

beforeEach(() => {
  complaints = vi.spyOn(console, "error");
  window.matchMedia = () => Object.assign(new EventTarget(), dark);
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

/** The document in a language as the browser has it before any script runs. */
function painted(language: (typeof languages)[number]) {
  const root = document.createElement("div");
  root.innerHTML = paintedLogin(language).html;
  document.body.append(root);
  return root;
}

async function takeOver(root: HTMLElement, language: (typeof languages)[number]) {
  const spoken = { language, translator: createStaticTranslator(language, loginNamespaces) };
  await act(async () => void hydrateRoot(root, <LoginRoot spoken={spoken} session={session} />));
}

test.each(languages)(
  "hydrates the page of %s without changes, whatever language is saved",
  async (language) => {
    const root = painted(language);
    const heading = root.querySelector("h1");
    localStorage.setItem("theme", "dark");
    localStorage.setItem("language", language === "fr" ? "es" : "fr");
    leaveNotice({ kind: "signed-out" });
    history.replaceState(null, "", "/login?reauth&next=%2Faccount");
    await takeOver(root, language);
    expect(complaints).not.toHaveBeenCalled();
    expect(heading?.isConnected).toBe(true);
    expect(root.querySelector("[role=status]")).not.toBeNull();
  },
);

test("keeps and submits text typed before the script runs", async () => {
  const root = painted("en");
  const [email, password] = ["email", "password"].map((name) =>
    root.querySelector<HTMLInputElement>(`input[name=${name}]`),
  );
  if (!email || !password) throw new Error("The form has no fields");
  email.value = "ana@example.com";
  password.value = "salvia-demo";
  await takeOver(root, "en");
  expect(email.isConnected).toBe(true);
  expect(email.value).toBe("ana@example.com");
  // Triggers another render, as any key press would; a value unknown to React would be lost.
  await act(async () => root.querySelector<HTMLElement>("[aria-controls=password]")?.click());
  expect(password.type).toBe("text");
  expect([email.value, password.value]).toEqual(["ana@example.com", "salvia-demo"]);
  expect(complaints).not.toHaveBeenCalled();
});

const dark = { matches: true, media: "", onchange: null, addListener() {}, removeListener() {} };
