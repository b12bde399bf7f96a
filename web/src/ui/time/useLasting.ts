import { useEffect, useState } from "react";

/** True once a condition has lasted a while: most interruptions are shorter. */
export function useLasting(condition: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(condition), condition ? milliseconds : 0);
    return () => clearTimeout(timer);
  }, [condition, milliseconds]);
  return condition && lasting;
}
