import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";

/** Whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
}
