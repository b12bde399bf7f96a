import { cleanup, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { LeadSearchBox } from "./LeadSearchBox.tsx";

afterEach(cleanup);

/** The field on a page that has been asked for one thing and can be asked for another elsewhere. */
function Asked({ search: first, onSearch }: { search: string; onSearch: (to: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(first);
  const ask = (to: string) => {
    onSearch(to);
    setSearch(to);
  };
  return (
    <>
      <LeadSearchBox {...{ search, field }} onSearch={ask} />
      {["", "Ben"].map((other) => (
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
