import type { MultiFactorInfo, PhoneMultiFactorInfo, UserRecord } from "firebase-admin/auth";

/**
 * An account as `firebase auth:export` writes it and `firebase auth:import` reads it. What it can't
 * import is left out: authenticator apps, whose secrets Authentication keeps to itself, and links to
 * a provider of one's own (OIDC).
 */
export function exportedUser(user: UserRecord): object {
  const { creationTime, lastSignInTime } = user.metadata;
  return {
    localId: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    passwordHash: standardBase64(user.passwordHash),
    salt: standardBase64(user.passwordSalt),
    displayName: user.displayName,
    photoUrl: user.photoURL,
    lastSignedInAt: milliseconds(lastSignInTime),
    createdAt: milliseconds(creationTime),
    phoneNumber: user.phoneNumber,
    disabled: user.disabled,
    customAttributes: user.customClaims && JSON.stringify(user.customClaims),
    mfaInfo: user.multiFactor?.enrolledFactors.filter(isPhone).map((factor) => ({
      mfaEnrollmentId: factor.uid,
      displayName: factor.displayName,
      phoneInfo: factor.phoneNumber,
      enrolledAt: factor.enrollmentTime && new Date(factor.enrollmentTime).toISOString(),
    })),
    // A password and a phone number are fields of the account itself.
    providerUserInfo: user.providerData
      .filter(({ providerId }) => providerId === "google.com")
      .map(({ providerId, uid, email, displayName, photoURL }) => ({
        providerId,
        rawId: uid,
        email,
        displayName,
        photoUrl: photoURL,
      })),
  };
}

function isPhone(factor: MultiFactorInfo): factor is PhoneMultiFactorInfo {
  return factor.factorId === "phone";
}

/** Authentication writes base64 for addresses, and reads the standard one. */
function standardBase64(text: string | undefined): string | undefined {
  return text?.replaceAll("-", "+").replaceAll("_", "/");
}

/** @param time as in `Wed, 25 Nov 2026 02:30:00 GMT`, or empty */
function milliseconds(time: string | undefined): string | undefined {
  return time ? String(Date.parse(time)) : undefined;
}
