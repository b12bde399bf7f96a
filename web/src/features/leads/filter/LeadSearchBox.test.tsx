import { cleanup, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { LeadSearchBox } from "./LeadSearchBox.tsx";

afterEach(cleanup);

/** The field on a page that has been asked for one thing and can be asked for another elsewhere. */
function Asked({ search: first, onSearch }: { search: string; onSearch: (to: string) => void }) {
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
  const { user } = renderInPortal(<Asked {...{ search, onSearch }} />);
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Search leads" });
  const elsewhere = (to: string) =>
    user.click(screen.getByRole("button", { name: `elsewhere: ${to || "all"}` }));
  return { user, field, onSearch, elsewhere };
}

test("what is typed is searched for once the typing pauses, without blanks around it", async () => {
  const { user, field, onSearch } = await open();
  await user.type(field, " Ana Sil ");
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith("Ana Sil"));
  expect(field.value).toBe(" Ana Sil ");
});

test("Enter searches at once, and the same is not searched for twice", async () => {
  const { user, field, onSearch } = await open();
  await user.type(field, "Ana{Enter}{Enter}");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("Ana");
});

test("Back to the entry that still shows brings back what it asks for, whatever was typed since", async () => {
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

test("Escape clears what was typed, and the search with it", async () => {
  const { user, field, onSearch } = await open("Ana");
  expect(field.value).toBe("Ana");
  await user.type(field, "bel{Escape}");
  expect(field.value).toBe("");
  expect(onSearch).toHaveBeenLastCalledWith("");
});

test("a button clears it too, and leaves the focus in the field", async () => {
  const { user, field, onSearch } = await open("Ana");
  await user.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole("button", { name: "Clear the search" })).toBeNull();
});

test("who goes back finds the words of that time in the field", async () => {
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

test("Escape at the moment of Back leaves the field and the list with the same words", async () => {
  const { user, field, onSearch } = await open("Ana");
  // React renders only the last of both entries: the cleared one is already left again.
  onSearch.mockImplementationOnce(() => screen.getByText("elsewhere: Ana").click());
  await user.type(field, "{Escape}");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
  expect(field.value).toBe("Ana");
});
