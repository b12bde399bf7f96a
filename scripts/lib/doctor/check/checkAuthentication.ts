import { isPreviewOrigin } from "@salvia/domain/configuration/previewOrigin";
import { newPasswordMinLength } from "@salvia/domain/account/accountEndpoints";

import { deployed } from "../deployed.ts";
import { faultOf, type Fault } from "../faults.ts";
import type { AuthenticationState } from "../read/readAuthentication.ts";
import type { Wanted } from "../wanted.ts";
import { checkProviders } from "./checkProviders.ts";

/** The longest password that our endpoints accept. */
const longestPassword = 4096;

/** The settings of Authentication that our pages and our server rely on. */
export function checkAuthentication(state: AuthenticationState, wanted: Wanted): Fault[] {
  const callback = state.notification.sendEmail?.callbackUri ?? "none";
  const wantedCallback = `${wanted.origin}/account-action`;
  const sendsText = !wanted.featuresOff.includes("phone");
  return [
    ...faultIf(state.subtype !== "IDENTITY_PLATFORM", "identity-platform-off"),
    ...checkProviders(state, wanted),
    ...checkDomains(state, wanted),
    ...faultIf(
      sendsText && (state.smsRegionConfig.allowlistOnly?.allowedRegions ?? []).length === 0,
      "sms-regions-open",
    ),
    ...checkPasswordPolicy(state),
    ...faultIf(state.emailPrivacyConfig?.enableImprovedEmailPrivacy !== true, "enumeration-open"),
    ...faultIf(state.client.permissions?.disabledUserDeletion !== true, "user-deletion-open"),
    ...(callback === wantedCallback
      ? []
      : [faultOf("action-url-wrong", { found: callback, wanted: wantedCallback })]),
    ...checkBlockingFunctions(state),
  ];
}

function faultIf(isWrong: boolean, id: Fault["id"]): Fault[] {
  return isWrong ? [faultOf(id)] : [];
}

/** Google's sign-in returns only to these domains. */
function checkDomains({ authorizedDomains }: AuthenticationState, wanted: Wanted): Fault[] {
  const { project, origins, allowsPreviews } = wanted;
  // firebase-tools adds the address of each preview channel.
  const isPreview = (host: string) => allowsPreviews && isPreviewOrigin(project, `https://${host}`);
  const hosts = origins.map((origin) => new URL(origin).hostname);
  return [
    ...hosts
      .filter((host) => !authorizedDomains.includes(host))
      .map((host) => faultOf("domain-missing", { host })),
    // A page of someone else, or a program on a user's own machine, could ask for a sign-in.
    ...authorizedDomains
      .filter((host) => !hosts.includes(host) && !isPreview(host))
      .map((host) => faultOf("domain-extra", { host })),
  ];
}

function checkPasswordPolicy({ passwordPolicyConfig }: AuthenticationState): Fault[] {
  const { passwordPolicyEnforcementState, passwordPolicyVersions } = passwordPolicyConfig;
  const options = passwordPolicyVersions[0]?.customStrengthOptions;
  const least = options?.minPasswordLength ?? 0;
  if (passwordPolicyEnforcementState !== "ENFORCE" || least < newPasswordMinLength) {
    return [faultOf("password-policy-weak", { length: String(newPasswordMinLength) })];
  }
  const rules = [
    ...(least > newPasswordMinLength ? [`at least ${least} characters`] : []),
    ...((options?.maxPasswordLength ?? longestPassword) < longestPassword
      ? [`at most ${options?.maxPasswordLength} characters`]
      : []),
    ...(options?.containsLowercaseCharacter ? ["a lowercase letter"] : []),
    ...(options?.containsUppercaseCharacter ? ["an uppercase letter"] : []),
    ...(options?.containsNumericCharacter ? ["a digit"] : []),
    ...(options?.containsNonAlphanumericCharacter ? ["a special character"] : []),
  ];
  return rules.length === 0 ? [] : [faultOf("password-policy-strict", { rules: rules.join(", ") })];
}

function checkBlockingFunctions({ blockingFunctions }: AuthenticationState): Fault[] {
  const triggers = {
    beforeAccountCreated: "beforeCreate",
    beforeSignIn: "beforeSignIn",
    beforeTextMessage: "beforeSendSms",
  } as const;
  return deployed.blockingFunctions
    .filter((name) => !blockingFunctions.triggers?.[triggers[name]]?.functionUri)
    .map((name) => faultOf("blocking-function-missing", { name }));
}
