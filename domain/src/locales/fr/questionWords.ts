import { entries, type QuestionWords } from "../../assistant/questionWords.ts";

/** The meanings of French words. */
export const fr: QuestionWords = {
  intents: {
    appointments: entries(`
      revois, combien de patients, quels patients, patients ai-je,
      ai-je vu, j ai vu, premier patient, premiere patiente,
      rendez-vous, rdv, consultation*, agenda, calendrier, planning, qui est-ce que je vois, qui vois*, prochain patient, prochaine patiente, patients aujourd, patients demain, patients
      ai, ma journee
    `),
    requests: entries(
      `rendez-vous en attente, rendez-vous sont en attente, consultations en attente, demande, demandes, a confirmer, a valider, sans reponse, non confirme*, en attente de reponse, a repondre, repondre`,
    ),
    waiting: entries(
      `arrive, arrivee, arrives, arrivees, dans la salle, attend-elle, attend-il, attendent-ils, salle d attente, attente, attend, attendent, patiente-t-il, patientent`,
    ),
    tasks: entries("tache*, a faire, echeance*, en retard, du retard, rappel, rappels"),
    freeSlots: entries(
      "puis-je recevoir, puis-je voir, trou, trous, libre, libres, disponib*, creneau*, creneaux, place, places",
    ),
    allergies: entries("allerg*, intoleran*"),
    problems: entries(
      "liste des problemes, diagnostics actifs, diagnostic actif, diagnostics connus, diagnostics notes, diagnostics anterieurs, liste des diagnostics, quels diagnostics, ses diagnostics, diagnostics de, antecedents, atcd, comorbidite*, pathologies, problemes de sante, quels problemes, ses problemes, problemes actifs, preexistant*, chronique*",
    ),
    vitals: entries("imc, constante*, vitaux, mesures, releves"),
    medications: entries(`
      medicament*, medication*, traitement en cours, traitements en cours, traitement actuel, traitements actuels, traitement habituel, ttt, comprimes, prend, prend-elle, prend-il, ordonnances, dose,
      doses, posologie
    `),
    notes: entries(`
      note, notes, note ecrite, ecrit, compte rendu, historique
    `),
  },
  time: {
    dayFirst: true,
    weekdays: [
      "lundi/lun",
      "mardi",
      "mercredi/mer",
      "jeudi/jeu",
      "vendredi/ven",
      "samedi/sam",
      "dimanche/dim",
    ],
    months: [
      "janvier/janv",
      "fevrier/fev",
      "mars",
      "avril/avr",
      "mai",
      "juin",
      "juillet/juil",
      "aout",
      "septembre/sept",
      "octobre/oct",
      "novembre/nov",
      "decembre/dec",
    ],
    numbers: [
      "deux",
      "trois",
      "quatre",
      "cinq",
      "six",
      "sept",
      "huit",
      "neuf",
      "dix",
      "onze",
      "douze",
    ],
    tokens: {
      "rel:0": "aujourd hui, aujourd, aujourdhui, auj, ajd, du jour, ce jour, de la journee",
      "own:day": "ma journee",
      now: "maintenant, en ce moment, actuellement",
      "rel:1": "demain, dmn",
      "rel:1 part:morning": "demain tot, demain a la premiere heure",
      "rel:2": "apres demain",
      "rel:-1": "hier",
      "rel:-2": "avant hier",
      "rel:0 part:morning": "ce matin",
      "rel:0 part:afternoon": "cet apres midi, cette apres midi, cet aprem, cette aprem",
      "rel:0 part:evening": "ce soir, cette nuit",
      "part:morning":
        "mat, matin, le matin, au matin, du matin, dans la matinee, matinee, en matinee",
      "part:afternoon":
        "aprem, l aprem, apres midi, l apres midi, de l apres midi, dans l apres midi",
      "part:evening": "soir, le soir, au soir, du soir, soiree, dans la soiree, nuit, en soiree",
      "clock:720": "midi, a midi",
      weekend: "week end, week ends, weekend, weekends",
      "this unit:week": "ma semaine",
      "unit:day": "jour, jours, journee, journees",
      "unit:week": "semaine, semaines, prochains jours, jours a venir",
      "unit:week next": "semaine qui vient, semaine pro, semaine d apres",
      "unit:month": "mois",
      "unit:year": "an, ans, annee, annees",
      "unit:hour": "heure, heures, minute, minutes",
      plain:
        "par minute, bonne journee, bonne soiree, demi heure, demi heures, quelle heure, quelles heures, heures libres, quel jour, quels jours",
      prev: `depuis la derniere fois, depuis la derniere visite, depuis la derniere consultation, depuis le dernier rendez vous, depuis sa derniere visite`,
      next: "apres celui ci, apres celle ci, apres celui la, apres lui, apres elle, apres ca, revois, prochain, prochaine, prochains, prochaines, suivant, suivante, suivants, suivantes, premier, premiere, premiers, premieres, a venir",
      coming: "qui vient",
      last: "passe, passee",
      rolling: "dernier, derniere, derniers, dernieres, passes, passees",
      "rolling unit:week": "semaine ecoulee",
      "rolling unit:month": "mois ecoule",
      "rolling unit:year": "annee ecoulee, an ecoule",
      this: "ce, cet, cette, ces",
      over: "durant, pendant, au cours de, au cours du, au cours des, au cours, sur, sur les, sur la",
      the: "la, les, l",
      the1: "le, du, au, pour le",
      a: "un, une",
      of: "de, d",
      on: "pour",
      at: "vers",
      in: "dans, en, d ici",
      to: "a",
      from: "entre",
      and: "et, et le",
      or: "ou",
      ago: "il y a, y a",
      since: "depuis, depuis le",
      until: "jusqu a, jusqu au, jusque",
      before: "avant, avant le, avant la",
      after: "apres, apres le, a partir de, a partir du",
      recent: `ces semaines, ces mois, ces mois ci, ces semaines ci, ces dernieres semaines, ces derniers mois, ces dernieres annees, les dernieres semaines, les derniers mois`,
      vague: `semaine qui, semaine du, semaine de, d ici peu, sous peu, dans peu de temps, dans un moment, un de ces jours, un jour, tout a l heure, a un moment, l autre, fin, fin de, debut, debut de, mi, lundis, mardis, mercredis, jeudis, vendredis, samedis, dimanches, jour suivant, jour d apres, mar, quinzaine, trimestre, semestre, chaque, quotidien, hebdomadaire, mensuel, plus tard, bientot, tot, tard, ferie, feries, noel, paques, printemps, ete, automne, hiver, dejeuner, minuit, decennie, matins, soirs, sauf`,
    },
  },
  onDay: entries(
    `qui, quelqu un, quelqu, personne, personnes, quelque chose, rien, patient, patiente, patients, patientes`,
  ),
  conditions: entries(
    `est-ce une, est-ce un, serait-ce, conviendrait-elle, conviendrait-il, conviendrait, de quoi, pourrait-il s agir, cause, causes`,
  ),
  illness: entries(
    `a-t-elle, a-t-il, elle a, il a, elle est, il est, souffre, souffre-t-elle, souffre-t-il, est-elle diabetique, est-il diabetique`,
  ),
  recorded: entries(
    `diagnostics actifs, diagnostic actif, diagnostics connus, diagnostics notes, diagnostics anterieurs, liste des diagnostics, quels diagnostics, ses diagnostics, diagnostics de, traitement actuel, traitements actuels, traitement en cours, traitements en cours, traitement habituel`,
  ),
  past: entries(
    `vus, vue, vues, eus, eue, eues, vu, avais, avait, etais, etait, etaient, eu, recu`,
  ),
  overdue: entries(
    `est passee, sont passees, date passee, date depassee, devrait deja, devraient deja, aurait du, laisse trainer, traine, trainent, ratees, en retard, aurais du, aurais deja du, retard, retards, du retard, echu*, echeance passee, depasse*, laisse passer, hors delai, delai passe`,
  ),
  orders: {
    first: entries(
      `renouvelle, renouvelez, renouveler, admets, admettez, admettre, deplace, deplacez, deplacer, reporte, reportez, reporter, annule, annulez, annuler, decale, decalez, decaler, confirme, confirmez, confirmer, reserve, reservez, reserver, planifie, planifiez, planifier, cree, creez, creer, ajoute, ajoutez, ajouter, supprime, supprimez, supprimer, modifie, modifiez, modifier, change, changez, changer, mets, mettez, mettre, marque, marquez, prends, envoie, envoyez, signe, signez, ecris, avance, avancez, avancer, inscris, inscrivez, rajoute, rajoutez, enleve, enlevez, retire, retirez, cale, calez, previens, prevenez, appelle, appelez, imprime, imprimez, rappelle-moi, rappelez-moi, bloque, bloquez, libere, liberez, enregistre, enregistrez, saisis, saisissez, redige, redigez, repousse, repoussez, refuse, refusez, accepte, acceptez, fais lui, fais-lui, faites-lui, dis lui, dis-lui, valide, validez, approuve, approuvez, rappelle moi, rappelez moi, ferme, fermez, fermer, efface, effacez, augmente, diminue, suspends`,
    ),
    anywhere: entries(
      `deplacer, reporter, decaler, annuler, annule, annulee, annules, annulees, deplace le, deplace mon, deplacez le`,
    ),
    polite: entries(
      `s, il, te, vous, plait, svp, peux-tu, pouvez-vous, pourriez-vous, pourrais-tu, peux, pouvez, tu, je, j, veux, voudrais, aimerais, merci, de, bonjour, et, maintenant, que`,
    ),
  },
  measures: {
    pressure: entries(
      "tension, tensions, pression, pressions, ta, hypertens*, systolique, diastolique",
    ),
    weight: entries(
      "poids, pese, pese-t-elle, pese-t-il, pesait, pesait-elle, pesait-il, kilos, maigri*, grossi*, minci",
    ),
    height: entries("taille, mesure, mesure-t-elle, mesure-t-il"),
    pulse: entries(
      "battements par minute, battements, pouls, frequence cardiaque, fc, rythme cardiaque, pulsations, bpm",
    ),
    temperature: entries("temperature*, temp, fievre, febrile, apyretique"),
    oxygen: entries("oxygene, oxymetrie, saturation*, sat, satu, sao2, spo2, o2, sature"),
    glucose: entries("glycemie*, glucose, sucre, sucres, dextro"),
    bmi: entries("imc, masse corporelle"),
  },
  trend: entries(`
      grimpe, grimpent, chute, chutent, perd du poids, prend du poids, grossit, maigrit, trajectoire*, par rapport, bouge, pris du poids, perdu du poids, prend du poids, pris des kilos, perdu des kilos, tendance*, evolution, evolue, change, changement*, au fil du temps, au fil, avec le temps, historique, depuis, augmente,
      baisse, baisse-t-elle, monte, montee, diminu*, augment*, progres, courbe*, graph*, evolu*,
      stable*, varie*, variation*, amelior*, aggrav*, grossi*, maigri*, minci
    `),
  advice: entries(`
      c est trop, expliquer ses, expliquer son, expliquer sa, explique ca, dose max, dose maximale, posologie max, posologie maximale, posologie usuelle, dose usuelle, dose de depart, pourrait venir, peut venir de, signe de, signe d, symptome de, pensez-vous, penses-tu, tu penses, vous pensez, tu crois, vous croyez, qu en penses-tu, croyez-vous, crois-tu, a votre avis, a ton avis, suspectez-vous, peut-elle avoir, peut-il avoir,
      meilleur pour, meilleure pour, s inquieter, puis-je lui donner, puis-je donner, lui donner, je lui donne, je donne, peut-elle prendre, peut-il prendre, pourrait-elle prendre, pourrait-il prendre, j augmente, je reduis, je diminue, j arrete, je double, dois-je lui, faut-il lui,
      diagnosti*, dois-je prescrire, dois-je donner, faut-il prescrire, faut-il donner, devrait
      prendre, doit-il prendre, doit-elle prendre, dois-je augmenter, dois-je reduire, dois-je
      arreter, recommand*, conseill*, quelle dose dois, quelle dose faut, quelle dose donner,
      combien de mg, combien dois, est-il sur, sans danger, prescrire, prescris, prescririez, prescririez-vous, prescrirais, traiter, quel
      traitement, contre-indi*, interaction*, quelle maladie, cancer, augmenter la dose, reduire la dose, doubler la dose
    `),
  how: entries(`
      comment puis, comment est-ce, comment faire, comment je, comment signer, comment
      confirmer, comment changer, comment annuler, comment deplacer, comment admettre, comment
      demarrer, comment saisir, comment creer, comment ajouter, comment fonctionne, comment
      modifier, ou puis, ou est le, ou changer, ou voir, ou modifier, que se passe, puis-je
      changer, puis-je modifier, pourquoi je ne, pourquoi ne, quand s ouvre, quand le dossier,
      quand se ferme, que peux-tu, que pouvez-vous, que sais-tu, qui peut voir, qui voit, aide
    `),
  topics: {
    unsure: [],
    notUnderstood: entries(
      `mammographie*, mammo, electro, coloscopie*, endoscopie*, biopsie*, spirometrie*, quel age, son age, date de naissance, habite, habite-t-elle, habite-t-il, son adresse, metier, profession, contact d urgence, numero de securite sociale, numero de secu, mutuelle, groupe sanguin, fume, fume-t-elle, fume-t-il, fumeur, fumeuse, tabac, alcool, etat civil, prise de sang, bilan sanguin, bilan biologique, bilan lipidique, analyses, resultats d analyse*, hba1c, glyquee, creat, creatinine, clairance, cholesterol, ldl, hdl, triglycerides, potassium, kaliemie, natremie, sodium, hemoglobine, nfs, crp, tsh, inr, fonction renale, sa radio, la radio, radiographie*, irm, scanner, echographie*, ecg, vaccin*, demande de renouvellement*, demandes de renouvellement*, demande d ordonnance*, demandes d ordonnance*, moyenne, plus haute tension, plus basse tension, tension la plus haute, tension la plus basse, la plus haute, la plus basse, le plus haut, le plus bas, poids le plus`,
    ),
    orders: entries(
      `pas venu, pas venue, pas venus, pas venues, pas presente, pas presentee, pas presentes, absents, absences, lapin, lapins, annulation*, taches terminees, taches finies, taches faites, taches que j ai terminees, taches que j ai finies, taches ai-je terminees`,
    ),
    waitingRoom: [],
    waitingList: entries(
      `liste d attente, rendez-vous plus tot, rdv plus tot, creneau plus tot, desistement*, avancer son`,
    ),
    messages: entries(
      `message*, boite de reception, m a ecrit, m ont ecrit, m a-t-il ecrit, m a-t-elle ecrit`,
    ),
    allergies: entries("allerg*"),
    assistant: entries("assistant, peux-tu, pouvez-vous, demander"),
    followUps: entries("question precedente"),
    noAdvice: entries("conseil"),
    calendar: entries("calendrier, agenda"),
    appointments: entries("confirm*, deplac*, report*, annul*, rendez-vous"),
    visits: entries(`
      video, visio*, teleconsultation*, telemedecine, telemedecin, camera, micro, attente, admett*, appel
    `),
    recordWindow: entries("dossier*, ouvre, ouvrir, ouvert, ferme, audit"),
    vitals: entries("constantes, tension, poids, taille, unites, saisir"),
    medications: entries("medicament*"),
    notes: entries("note, notes, sign*, addend*, brouillon*"),
    tasks: entries("tache*, echeance"),
    profile: entries("mot de passe, profil, cle, cles, langue, fuseau, nom"),
    privacy: entries(`
      confidentialite, garde, gardees, conserve*, conversation*, effac*, voir mes,
      voit mes
    `),
  },
  short: {
    sem: "semaine",
    msgs: "messages",
    msg: "message",
    qd: "quand",
    ki: "qui",
    koi: "quoi",
    jen: "j’en",
    jai: "j’ai",
    cb: "combien",
    nb: "nombre",
    qqn: "quelqu’un",
    qqch: "quelque chose",
    svp: "s’il vous plaît",
    stp: "s’il te plaît",
    pr: "pour",
    ds: "dans",
    rv: "rdv",
    rdvs: "rdv",
    pq: "pourquoi",
    pk: "pourquoi",
    bcp: "beaucoup",
    tjs: "toujours",
    med: "médicament",
    meds: "médicaments",
    medocs: "médicaments",
    dispo: "disponible",
    dispos: "disponibilités",
    patho: "pathologies",
    consult: "consultation",
    consults: "consultations",
    labo: "laboratoire",
  },
  others: entries(`
      tous les patients, autres patients, autre patient, autre patiente, tout le monde, autre
      medecin, autres medecins, autre docteur, collegue*, confrere*, tous les dossiers, autres
      dossiers, les patients de, les patients du, patients du dr, liste des patients, base de
      donnees
    `),
  greetings: entries(`bonjour, bonsoir, salut, coucou, hello, cher assistant`),
  followUpStarts: entries("et, aussi, qu en est-il"),
  denials: entries("pas, non"),
  rejections: entries(`
      pas, et pas, mais pas, non pas, pas la, pas le, pas les, pas l, pas sa, pas son, pas ses, c est pas, ce n est pas, pas pour, je ne veux pas, je veux pas, je ne parle pas de, je parle pas de, je parle pas du, oublie, oubliez, laisse tomber, au lieu de, plutot que
    `),
  corrections: entries(
    `pardon, non pardon, euh non, heu non, non, enfin, je veux dire, je voulais dire, non plutot, ou plutot, excuse, excusez moi, excuse moi`,
  ),
  exceptions: entries(
    `a part, sauf, en dehors de, hormis, excepte, outre, sans compter, mis a part`,
  ),
  pronouns: entries("elle, lui, son, sa, ses, a-t-elle, prend-elle"),
  relatives: entries(
    `mari, epouse, epoux, conjoint*, compagnon, compagne, mere, pere, maman, papa, parents, frere*, soeur*, son fils, sa fille, ses enfants, oncle, tante, cousin*, grand-mere, grand-pere, antecedents familiaux, histoire familiale`,
  ),
  beforeNames: entries(`
      de, d, pour, sur, avec, a, monsieur, madame, m, mme, dr, docteur, patient, patiente,
      nomme, nommee, appele, appelee
    `),
  common: entries(`
      etait-elle, etait-il, avait-elle, avait-il, jeun, repos, repas, ai-tu, booke, bookes, dejeuner, diner, passage, perdu, controle, part, mesuree, prise, inquiete, voulais, voulait,
      gens, chose, choses, truc, trucs, enfant, enfants, femme, homme, dame, gars, bon, bien, peut-etre, parce, sans, pendant, chaque, meme, different, entier, peu, petit, petite, grand, mal, sur, vite, urgence, regarder, mettre, laisser, appeler, pret, prete, prets, encore, toujours, jamais, parfois, souvent, plusieurs, beaucoup, moment, chez, cause, avais, restent, falloir, faut, dois, devrait, monde, ceux, celui, celle, celles, dis, alors, donc, comme, aucun, aucune, vers, puis, lors, est-elle, est-il, sont-ils, sont-elles, venu, venue, venus, vient, viennent, un, telephone, numero, chose,
      suis, suis-je, serai, sommes, peux, dois, vais, aurai, aller, recois, recois-je, recevoir, quelqu, personne, rien, seulement, aussi, pourrais, prevu, prevus, prevue, prevues, programme, programmes, pris, occupe, occupee, avec, pour, sur, de, d, du, disponible, a-t-on, avons-nous,
      le, la, les, l, un, une, des, et, ou, mais, ne, pas, non, oui, je, j, moi, mon, ma, mes,
      tu, te, ton, ta, tes, vous, votre, vos, il, elle, ils, elles, lui, leur, leurs, son, sa,
      ses, on, nous, notre, nos, se, s, c, ce, cet, cette, ces, ca, cela, y, en, est, sont,
      etait, etaient, etre, ai, as, avons, avez, ont, avait, avoir, fait, fais, faire, que, qu,
      qui, quoi, quel, quelle, quels, quelles, quand, comment, combien, pourquoi, est-ce, a-t-elle, a-t-il, ai-je, puis-je, prend-elle, prend-il, dans, au, aux, par,
      entre, sans, plus, moins, tres, deja, encore, tout, toute, tous, toutes, autre, autres,
      quelque, quelques, s'il, plait, svp, montre, montrez, montre-moi, montrez-moi, liste, dis,
      dis-moi, donne, donne-moi, donnez, voir, vois, vois-je, cherche, lire, savoir, besoin,
      veux, voudrais, dernier, derniere, derniers, dernieres, recent, recente, actuel, actuelle,
      actuels, actuellement, actuelles, ouvert, ouverte, heure, heures, horaire, horaires,
      minutes, jour, jours, journee, mois, an, ans, annee, visite, patient, patiente, patients,
      personne, arterielle, valeurs, valeur, elevee, haute, basse, priorite, urgent, urgente,
      importante, confirme, confirmes, reste, demi, demi-heure, resume, dit, bonjour, merci,
      lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, fevrier, mars, avril,
      mai, juin, juillet, aout, septembre, octobre, novembre, decembre, matin, apres-midi, soir,
      hui, ignore, ignorez, instructions, precedentes, systeme, mg, portail, avant, apres,
      vital, signes, n, d', t, cours
    `),
};
