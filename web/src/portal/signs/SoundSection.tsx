import VolumeIcon from "@mui/icons-material/VolumeUpOutlined";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { Choice } from "../../ui/fields/Choice.tsx";
import { Section } from "../../ui/Section.tsx";
import { chime } from "./chime.ts";
import { isSoundOn, setSoundOn } from "./soundSetting.ts";

/** Turns the sound on this device on or off, and plays it. */
export function SoundSection() {
  const { t } = useTranslation("medical");
  const [isOn, setIsOn] = useState(isSoundOn);
  return (
    <Section title={t("sound.title")}>
      <Choice
        name={t("sound.name")}
        hint={t("sound.hint")}
        checked={isOn}
        onChange={(on) => {
          setSoundOn(on);
          setIsOn(isSoundOn());
        }}
      />
      <div>
        <Button variant="outlined" startIcon={<VolumeIcon />} onClick={() => void chime()}>
          {t("sound.play")}
        </Button>
      </div>
    </Section>
  );
}
