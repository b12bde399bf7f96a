import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import type { Feature } from "@salvia/domain/configuration/feature";
import { useId } from "react";
import { useTranslation } from "react-i18next";

type SwitchRowProps = {
  feature: Feature;
  off: boolean;
  /** Whether the deployment turns it off, so that no administrator can turn it on. */
  fixed: boolean;
  busy: boolean;
  onChange: (turnsOff: boolean) => void;
};

/** A switch with its name and what it affects. */
export function SwitchRow({ feature, off, fixed, busy, onChange }: SwitchRowProps) {
  const { t } = useTranslation(["switches", "auditLog"]);
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        label={t(`auditLog:feature.${feature}`)}
        control={
          <Switch
            checked={!off && !fixed}
            disabled={fixed}
            slotProps={{ input: { role: "switch", "aria-describedby": id } }}
            aria-disabled={busy}
            onChange={(_event, checked) => onChange(!checked)}
          />
        }
      />
      <FormHelperText id={id} sx={{ margin: 0, fontSize: "0.875rem", maxWidth: "60ch" }}>
        {[t(`feature.${feature}.affects`), ...(fixed ? [t("fixed")] : [])].join(" ")}
      </FormHelperText>
    </Box>
  );
}
