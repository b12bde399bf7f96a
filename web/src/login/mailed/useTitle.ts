import { brand } from "@salvia/domain/site/brand";
import { useEffect } from "react";

/** Says in the document's title what it is about, once that is known. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title]);
}
