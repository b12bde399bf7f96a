import { cleanup, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import type { Source } from "../../firebase/liveQuery/source.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { nameOf, patientNameOf } from "./people.data.ts";
import { PersonName } from "./PersonName.tsx";

vi.mock("./people.data.ts", () => ({ nameOf: vi.fn(), patientNameOf: vi.fn() }));

const answer =
  (name: string | null): Source<string | null> =>
  (onValue) => {
    onValue(name);
    return () => {};
  };

function show(who: string) {
  renderInPortal(
    <NamespaceLoader namespaces={["people"]}>
      <PersonName who={who} />
    </NamespaceLoader>,
  );
}

test("reads only the profile of a person who has one", async () => {
  vi.mocked(nameOf).mockReturnValue(answer("Helen Whitcombe"));
  show("helen");
  expect(await screen.findByText("Helen Whitcombe")).toBeDefined();
  expect(patientNameOf).not.toHaveBeenCalled();
});

test("names a patient who has no account, and a deleted account", async () => {
  vi.mocked(nameOf).mockReturnValue(answer(null));
  vi.mocked(patientNameOf).mockReturnValue(answer("Ana Lemos"));
  show("ana");
  expect(await screen.findByText("Ana Lemos")).toBeDefined();
  cleanup();
  vi.mocked(patientNameOf).mockReturnValue(answer(null));
  show("gone");
  expect(await screen.findByText("Deleted account")).toBeDefined();
});

test("shows the label of an operator as it is", async () => {
  show("root (npm run grant)");
  expect(await screen.findByText("root (npm run grant)")).toBeDefined();
  expect(nameOf).not.toHaveBeenCalled();
});
