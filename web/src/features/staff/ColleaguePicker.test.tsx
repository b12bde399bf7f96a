import { cleanup, screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { closeLiveQueries } from "../../firebase/useLiveQuery.tsx";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { stubDesktopViewport } from "../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { ColleaguePicker } from "./ColleaguePicker.tsx";
import { salespeople, type Colleague } from "./staff.data.ts";

vi.mock("./staff.data.ts", () => ({ mostColleagues: 3, salespeople: vi.fn() }));

beforeEach(stubDesktopViewport);

afterEach(() => {
  cleanup();
  closeLiveQueries();
  vi.unstubAllGlobals();
});

async function open(names: readonly string[]) {
  vi.mocked(salespeople).mockReturnValue((onValue) => {
    onValue(names.map((name): Colleague => ({ uid: name.toLowerCase(), name })));
    return () => {};
  });
  const onChoose = vi.fn();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <ColleaguePicker except="ana" onChoose={onChoose} />
    </NamespaceLoader>,
  );
  const field = await screen.findByRole("combobox", { name: "Colleague" });
  return { user, field, onChoose };
}

const options = () => screen.queryAllByRole("option").map((option) => option.textContent);

test("a colleague is found by any part of the name, with the keyboard alone; oneself is not offered", async () => {
  const { user, field, onChoose } = await open(["Ana", "Zoë"]);
  await user.click(field);
  expect(options()).toEqual(["Zoë"]);
  await user.keyboard("oe{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ uid: "zoë", name: "Zoë" });
});

test("a name that nobody has, and a list that ends before the team does, are said", async () => {
  const { user, field } = await open(["Ana", "Bea", "Cid"]);
  expect(screen.getByText("Only the first hundred are listed.")).toBeDefined();
  await user.type(field, "Xavier");
  expect(screen.getByText("Nobody of that name")).toBeDefined();
});

test("a directory that cannot be read says why, and can be asked for again", async () => {
  vi.mocked(salespeople).mockReturnValue((_onValue, onError) => {
    onError(new FirebaseError("resource-exhausted", "no"));
    return () => {};
  });
  renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <ColleaguePicker except="ana" onChoose={() => {}} />
    </NamespaceLoader>,
  );
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
});
