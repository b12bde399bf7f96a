export { auth } from "./auth/auth.ts";
