import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { Breakable, LinkedText } from "./LinkedText.tsx";

test("links web addresses and leaves the rest of the text as it is", () => {
  const text = "See https://example.com/a?b=1#c, and (HTTP://example.org).\nThen call.";
  const { container } = render(
    <p>
      <LinkedText text={text} />
    </p>,
  );
  expect(container.textContent).toBe(text);
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => [link.textContent, link.href])).toEqual([
    ["https://example.com/a?b=1#c", "https://example.com/a?b=1#c"],
    ["HTTP://example.org", "http://example.org/"],
  ]);
  expect(links.every((link) => link.rel.includes("noopener"))).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,<b>x</b>",
  "https://",
  "https://[",
  "file:///etc/passwd",
  "xhttps://example.com",
  "<a href='https'>",
])("doesn't link %s", (text) => {
  const { container } = render(
    <p>
      <LinkedText text={text} />
    </p>,
  );
  expect(screen.queryByRole("link")).toBeNull();
  expect(container.textContent).toBe(text);
});

test("breaks an address after its signs only, and leaves its text as it is", () => {
  const { container } = render(<Breakable text="davi.abrantes@example.com" />);
  expect(container.innerHTML).toBe("<span>davi.<wbr>abrantes@<wbr>example.<wbr>com</span>");
  expect(container.textContent).toBe("davi.abrantes@example.com");
});
