import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Choice } from "../fields/Choice.tsx";
import { areSingleKeysOn, setSingleKeysOn } from "./shortcutSetting.ts";

/** Turns single-key shortcuts on this device on or off. */
export function SingleKeyChoice() {
  const { t } = useTranslation("finding");
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <Choice
      name={t("shortcuts.single")}
      hint={t("shortcuts.singleHint")}
      checked={isOn}
      onChange={(on) => {
        setSingleKeysOn(on);
        setIsOn(areSingleKeysOn());
      }}
    />
  );
}
