import { brand } from "@salvia/domain/site/brand";
import { useEffect } from "react";

/** Sets the document's title once it is known. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title]);
}
