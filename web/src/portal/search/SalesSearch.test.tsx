import { leadEntryOf, poolIndex } from "@salvia/domain/lead/finding/leadIndex";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, test, vi } from "vitest";

import { lead } from "../../../../seed/leads.ts";
import { leadIndexOf } from "../../features/leads/finding/leadIndex.data.ts";
import {
  fakeLeadEditor,
  FakeLeadProviders,
} from "../../features/leads/testing/FakeLeadProviders.tsx";
import { openWithoutWorker } from "../../features/leads/testing/openWithoutWorker.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { SearchButton } from "../../ui/search/SearchButton.tsx";
import { SalesSearch } from "./SalesSearch.tsx";

vi.mock("../../features/leads/finding/leadIndex.data.ts", () => ({ leadIndexOf: vi.fn() }));
vi.mock("../../features/leads/finding/openLeadSearch.ts", () => ({
  openLeadSearch: () => openWithoutWorker(),
}));

const own = lead({
  firstName: "Cédric",
  lastName: "Perrault",
  email: "cperrault@example.com",
  phone: null,
});
const pooled = lead({ firstName: "Zoé", lastName: "Mercier", email: null, phone: "+33612345678" });

function Place() {
  const { pathname, search, hash } = useLocation();
  return <p>{`at ${pathname}${search}${hash}`}</p>;
}

async function open({ unsent = 0, language = "en" as const } = {}) {
  vi.mocked(leadIndexOf).mockImplementation((reader) => (onValue) => {
    const id = reader === poolIndex ? "zoe" : "cedric";
    const entry = leadEntryOf(reader === poolIndex ? pooled : own);
    onValue([{ from: "", people: { [id]: entry } }]);
    return () => {};
  });
  const editor = fakeLeadEditor();
  const pending = { count: unsent, giveUp: vi.fn<() => void>() };
  const rendered = renderInPortal(
    <FakeLeadProviders editor={editor}>
      <SearchButton
        label="Search"
        renderSearch={(close) => (
          <SalesSearch label="Search leads" unsent={pending} onHelp={ignore} onClose={close} />
        )}
      />
      <Place />
    </FakeLeadProviders>,
    { language },
  );
  await screen.findByRole("button", { name: "Search" });
  await rendered.user.keyboard("{Meta>}k{/Meta}");
  await screen.findByRole("combobox");
  const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
  return { ...rendered, editor, pending, options };
}

test("finds a lead with a typo, says whether it is in the pool, and opens it with Enter", async () => {
  const { user, options } = await open();
  await user.keyboard("345678");
  await waitFor(() => expect(options()).toEqual(["Zoé MercierNew · in the pool · +33612345678"]));
  await user.clear(screen.getByRole("combobox"));
  await user.keyboard("cedric perault");
  await waitFor(() => expect(options()).toEqual(["Cédric PerraultNew · cperrault@example.com"]));
  expect(screen.getByRole("status").textContent).toBe("1 lead found");
  expect(screen.getByText("at /sales")).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("at /sales/leads/cedric")).toBeTruthy();
});

test("creates a lead from any page", async () => {
  const { user, editor } = await open();
  await user.keyboard("new l{Enter}");
  expect(editor.create).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("changes the theme and the language", async () => {
  const { user, options } = await open();
  await user.keyboard("dark");
  await waitFor(() => expect(options()).toEqual(["Theme: Dark"]));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(localStorage.getItem("theme")).toBe("dark"));
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
  await user.keyboard("espa{Enter}");
  await waitFor(() => expect(document.documentElement.lang).toBe("es"));
});

test("asks before a sign-out that loses changes, and signs out without any", async () => {
  const { user, pending } = await open({ unsent: 2 });
  await user.keyboard("sign out{Enter}");
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toMatch(/2/);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(pending.giveUp).not.toHaveBeenCalled();
  cleanup();
  const calm = await open();
  await calm.user.keyboard("sign out{Enter}");
  await calm.answerSignOut();
});

function ignore() {}
