import { screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { LeadSearchBox } from "./LeadSearchBox.tsx";

// A busy machine may take longer from key to key than a pause lasts; this clock then falls behind.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

/** The search box on a page whose search can also change elsewhere. */
function SearchBox({
  search: first,
  onSearch,
}: {
  search: string;
  onSearch: (to: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [entries, setEntries] = useState([first]);
  const search = entries.at(-1) ?? "";
  const setSearch = (to: string) => setEntries((before) => [...before, to]);
  const ask = (to: string) => {
    setSearch(to);
    onSearch(to);
  };
  return (
    <>
      <LeadSearchBox {...{ search, field }} visit={entries} onSearch={ask} />
      {["", "Ana", "Ben"].map((other) => (
        <button
          key={other}
          onClick={() => setSearch(other)}
        >{`elsewhere: ${other || "all"}`}</button>
      ))}
    </>
  );
}

async function open(search = "") {
  const onSearch = vi.fn<(to: string) => void>();
  const { user } = renderInPortal(<SearchBox {...{ search, onSearch }} />);
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Search leads" });
  const elsewhere = (to: string) =>
    user.click(screen.getByRole("button", { name: `elsewhere: ${to || "all"}` }));
  return { user, field, onSearch, elsewhere };
}

test("searches for the trimmed text once typing pauses", async () => {
  const { user, field, onSearch } = await open();
  await user.type(field, " Ana Sil ");
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith("Ana Sil"));
  expect(field.value).toBe(" Ana Sil ");
});

test("searches on Enter at once and does not repeat the same search", async () => {
  const { user, field, onSearch } = await open();
  await user.type(field, "Ana{Enter}{Enter}");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("Ana");
});

test("restores the words of the entry that still shows when the user goes back", async () => {
  const onSearch = vi.fn<(to: string) => void>();
  function Left() {
    const field = useRef<HTMLInputElement>(null);
    const [visit, setVisit] = useState(0);
    return (
      <>
        <LeadSearchBox search="Ana" {...{ field, visit, onSearch }} />
        <button onClick={() => setVisit(visit + 1)}>Back</button>
      </>
    );
  }
  const { user } = renderInPortal(<Left />);
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Search leads" });
  await user.type(field, "{Escape}");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
  expect(field.value).toBe("");
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(field.value).toBe("Ana");
});

test("clears the text and the search on Escape", async () => {
  const { user, field, onSearch } = await open("Ana");
  expect(field.value).toBe("Ana");
  await user.type(field, "bel{Escape}");
  expect(field.value).toBe("");
  expect(onSearch).toHaveBeenLastCalledWith("");
});

test("clears the search with a button and keeps the focus in the field", async () => {
  const { user, field, onSearch } = await open("Ana");
  await user.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole("button", { name: "Clear the search" })).toBeNull();
});

test("shows an entry's own words in the field when the user goes back", async () => {
  const { user, field, onSearch, elsewhere } = await open();
  await user.type(field, "Ana{Enter}");
  await elsewhere("Ben");
  expect(field.value).toBe("Ben");
  await elsewhere("");
  expect(field.value).toBe("");
  await elsewhere("Ben");
  expect(field.value).toBe("Ben");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("Ana");
});

test("keeps the field and the list in agreement when Escape coincides with Back", async () => {
  const { user, field, onSearch } = await open("Ana");
  // React renders only the last of the two entries: the cleared one has already been left.
  onSearch.mockImplementationOnce(() => screen.getByText("elsewhere: Ana").click());
  await user.type(field, "{Escape}");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
  expect(field.value).toBe("Ana");
});
