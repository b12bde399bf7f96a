import { useState } from "react";

import { Choice } from "../../ui/fields/Choice.tsx";
import { SavingNotice } from "./SaveBar.tsx";
import { useSaving } from "./useSaving.ts";

type SavedChoiceProps = {
  name: string;
  /** Explains what checking the box means. */
  hint: string;
  stored: boolean;
  onSave: (next: boolean) => Promise<void>;
};

/** A checkbox that is saved at once. */
export function SavedChoice({ name, hint, stored, onSave }: SavedChoiceProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { saving, save } = useSaving();

  async function change(next: boolean) {
    setChosen(next);
    await save(
      () => onSave(next),
      () => {},
    );
    // From here on the stored value is shown; after a failure it is the old one.
    setChosen(null);
  }

  return (
    <>
      <Choice
        name={name}
        hint={hint}
        checked={chosen ?? stored}
        disabled={saving.status === "saving"}
        onChange={(next) => void change(next)}
      />
      <SavingNotice saving={saving} />
    </>
  );
}
