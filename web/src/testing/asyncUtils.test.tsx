import { render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { expect, test } from "vitest";

test("an element that was found has run its effects, even after a slow render", async () => {
  const effects: string[] = [];
  function Late() {
    const [isThere, setThere] = useState(false);
    useEffect(() => void Promise.resolve().then(() => setThere(true)), []);
    return isThere ? <Slow /> : null;
  }
  function Slow() {
    useEffect(() => void effects.push("ran"), []);
    // React yields to other tasks after 5 ms.
    const until = performance.now() + 30;
    while (performance.now() < until);
    return <p>There</p>;
  }
  render(<Late />);
  await screen.findByText("There");
  expect(effects).toEqual(["ran"]);
});
