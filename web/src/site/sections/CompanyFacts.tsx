import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { brand } from "@salvia/domain/site/brand";
import { facts } from "@salvia/domain/site/facts";
import { useTranslation } from "react-i18next";

import { nonBreaking } from "../../lib/format.ts";

/** Who the insurer is and who supervises it: what `facts` has of it. */
export function CompanyFacts() {
  const { t } = useTranslation("legal");
  const { address, registration, license, supervisor } = facts;
  const rows = {
    name: brand.legalName,
    address,
    registration,
    license,
    supervisor:
      supervisor?.url === undefined ? (
        supervisor?.name
      ) : (
        <Link href={supervisor.url}>{supervisor.name}</Link>
      ),
    phone: <Link href={brand.phone.href}>{nonBreaking(brand.phone.display)}</Link>,
    email: <Link href={`mailto:${brand.email}`}>{brand.email}</Link>,
  };
  return (
    <Box component="dl" sx={listStyles}>
      {names.map((name) => {
        const row = rows[name];
        return (
          row !== undefined && (
            <div key={name}>
              <dt>{t(`company.who.${name}`)}</dt>
              <dd>{row}</dd>
            </div>
          )
        );
      })}
    </Box>
  );
}

const names = [
  "name",
  "address",
  "registration",
  "license",
  "supervisor",
  "phone",
  "email",
] as const;

const listStyles = {
  m: 0,
  display: "grid",
  gap: 1,
  "& div": { display: "flex", flexWrap: "wrap", columnGap: 2 },
  "& dt": { width: 180, color: "text.secondary" },
  "& dd": { m: 0, flex: "1 1 240px", overflowWrap: "anywhere" },
};
