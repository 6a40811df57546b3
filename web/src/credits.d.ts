// Made by web/credits.ts when the page is built.
declare module "virtual:credits" {
  const credits: {
    package: string;
    version: string;
    name: string;
    by: string;
    gives: "letters" | "page" | "sentences" | "fingerprints" | "codes";
    licence: string;
    text: string;
  }[];
  export default credits;
}
