import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderLogin } from "../testing/renderLogin.tsx";

vi.mock("./SignInView.tsx", () => ({
  SignInView: () => {
    throw new TypeError("x is not a function");
  },
}));

test("explains a sign-in form that broke and offers ways on", async () => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => {});
  await renderLogin({ language: "pt" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Indisponível no momento");
  expect(screen.getByRole("alert").textContent).toContain("informe esta referência");
  for (const name of ["Tentar de novo", "Voltar a todas as formas de entrar"]) {
    expect(screen.getByRole("button", { name })).toBeDefined();
  }
});
