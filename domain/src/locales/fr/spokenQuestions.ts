import { phrases, type MoreExamples } from "../../assistant/questionExamples.ts";

/** Questions in French as colleagues say them in passing. */
export const fr: MoreExamples = {
  appointments: phrases(`
    qui d'autre vient aujourd'hui; il y a quelqu'un d'autre demain; c'est la folie demain; combien de monde aujourd'hui; il me reste combien de monde; demain c'est
    la folie; ça va être la course demain; mercredi c'est compliqué; je suis débordé lundi; je suis
    sous l'eau mardi; beaucoup de consultations demain ?; on fait le tour de la journée; les
    patients du jour; qui sont ceux de demain; ils sont combien demain; total des consultations de
    la semaine; combien de visites en tout ce mois; qui est noté mardi; quelqu'un de noté vendredi;
    j'ai quelqu'un demain; j'ai quelqu'un lundi; quelqu'un pour moi vendredi; il vient quelqu'un
    demain; c'est comment ma journée; ça se présente comment demain; ça donne quoi jeudi; j'ai quoi
    demain; j'en ai combien aujourd'hui; c'est chargé demain; mardi c'est chargé; ma matinée est
    pleine; journée calme demain ?; du monde vendredi ?; y a du monde lundi; combien il m'en reste;
    combien j'en ai encore à voir; qui je dois encore voir; qui après celui-ci; qui vient après; je
    finis à quelle heure; je termine quand ce soir; à quelle heure le dernier; c'est qui à seize
    heures; qui à onze heures; j'ai reçu qui; j'ai vu qui hier; combien de consultations j'ai
    faites; j'en ai vu combien la semaine dernière; Ana repasse quand; Ana vient cette semaine ?;
    Ana a quelque chose de prévu ?; aperçu de la semaine; un coup d'œil sur demain; quelqu'un
    vendredi après-midi; beaucoup de patients lundi ?; des nouveaux aujourd'hui; je bosse dimanche;
    rdv dmn; g quoi auj; combien de patients dmn; les visios de lundi; je consulte vendredi ?; je
    finis avec qui mardi; j'ai encore quelque chose ou je peux filer; j'ai fini pour aujourd'hui ?;
    il reste quelqu'un ce soir; donne-moi les noms de vendredi; noms de demain; mon agenda est vide
    lundi ?; Ana est venue ?; Ana s'est présentée; quand devait venir Ana; c'est quoi le programme
    du jour; comment se présente la semaine; il est long mon mardi ?; j'ai eu qui hier; qui s'est
    présenté lundi; qui est venu lundi; passe-moi la liste de demain; la liste des patients; juste
    le nombre de patients; jeudi c’est plein; journée tranquille
  `),
  requests: phrases(`
    des rdv à accepter ou refuser; ce que je dois accepter ou refuser; demandes auxquelles dire oui
    ou non; rdv qui attendent ma décision; rdv que je n'ai pas acceptés; demandes que je n'ai pas
    vues; les rdv qu'on m'a demandés; qui attend mon oui; quelqu'un attend que je confirme; qui
    attend ma confirmation; quelles demandes me restent; quelles demandes à traiter; quels rdv je
    n'ai pas confirmés; à qui je n'ai pas répondu pour son rdv; qui veut prendre rdv; qui cherche un
    rdv; on m'a demandé des rdv ?; quelqu'un a demandé un créneau; quelqu'un veut venir; que dois-je
    approuver; rdv à approuver; combien de demandes; une nouvelle demande ?; faut-il confirmer
    quelqu'un; patients qui veulent un horaire; qui attend mon accord; des nouveaux patients veulent
    un rdv; qui a essayé de prendre rdv; des patients ont essayé de prendre rdv; qui cherche à
    venir; qui a demandé un horaire; à qui je réponds pour son rdv; qui aimerait me voir
  `),
  waiting: phrases(`
    qui est en retard; quel patient est en retard; mon patient est en retard; elle a du retard ?;
    qui n’est pas encore arrivé; qui n’est pas venu; est-ce que je fais attendre quelqu'un; je fais
    attendre du monde ?; un patient est assis ?; il a rejoint la visio; mon patient a rejoint
    l'appel; le patient de la visio est là; qui attend depuis le plus longtemps; y a du monde qui
    attend; il y a du monde dehors; quelqu'un m'attend; qui est là dehors; celui de neuf heures est
    arrivé; mon patient de quatorze heures est là; mon patient est là; elle s'est connectée; il est
    entré dans la salle; il y a la queue; combien de personnes attendent; des gens m'attendent; Ana
    est arrivée ?; Ana est dehors ?; Ana s'est connectée ?; qui patiente; le suivant est là; qui est
    arrivé en premier; des patients en ligne; qui est dans la salle; celui de la téléconsultation
    est là; le patient est déjà là; il y a quelqu'un par là; celui de la visio est arrivé; qui est
    assis; quelqu'un s'est connecté; qui est prêt à entrer; ils se sont connectés
  `),
  tasks: phrases(`
    quelles tâches arrivent à échéance lundi; quelles tâches arrivent à échéance entre lundi et
    vendredi; lis-moi ma liste; lis-moi mes tâches; liste de trucs à faire; les trucs de ma liste;
    corvées de la semaine; qu'y a-t-il à faire pour Ana; il y a quoi à faire pour Ana; que me
    reste-t-il à faire; que me reste-t-il à faire pour Ana; je devais faire quoi; je devais faire
    quoi pour Ana; y a quoi sur ma liste; dans ma liste de choses à faire; des choses à faire
    aujourd'hui; mes choses à faire; à faire aujourd'hui; à faire pour Ana; qu'est-ce que je dois
    finir cette semaine; paperasse à faire; le plus urgent de ma liste; combien de choses à faire;
    bientôt à échéance; par quelle tâche je commence; ma to-do; ma to-do list; je me suis engagé à
    faire quoi; qu'est-ce que j'ai promis; ce que je suis censé faire; ce qui reste à faire; appels
    à passer; courriers à écrire; que dois-je encore régler; mes engagements
  `),
  freeSlots: phrases(`
    je suis libre en début de mois; mardi je pourrais ajouter un enfant quand; à quel moment ajouter
    une urgence; un petit moment vendredi pour une urgence; du temps pour quelqu'un sans rdv; où
    mettre un enfant; je pourrais glisser quelqu'un; du temps libre vendredi; il me reste un trou;
    où je peux caser quelqu'un; où caser un patient; je peux en caser un demain; y a moyen de
    prendre quelqu'un vendredi; ma première dispo; au plus tôt je peux voir quelqu'un; quand
    pourrais-je en voir un de plus; un moment jeudi; une fenêtre demain; à quelle heure je suis
    libre; quand je n'ai personne; quelles heures me restent; du temps demain ?; un extra possible;
    mon quatorze heures est libre ?; quand quelqu'un peut venir; de la place lundi; qu'est-ce qui
    est vide dans mon planning; un créneau pour une urgence; j'ai un moment pour souffler; un moment
    pour souffler aujourd'hui; j'ai une pause aujourd'hui; le temps d'un café; quand je peux
    respirer; quand je fais une pause; temps mort demain; de la place pour un nouveau patient; je
    peux aller déjeuner; demi-heures inutilisées; quand personne n'est prévu; à quelle heure je
    pourrais voir un papa inquiet; elle pourrait venir à quelle heure
  `),
  vitals: phrases(`
    o2 à la dernière visite; pouls à la dernière visite; poids à la dernière visite; elle avait
    combien de température; elle faisait combien de kilos; sa tension en arrivant; elle a pris
    du poids; c'est quoi sa tension; c'est quoi son poids; c'est quoi son IMC; son poids bouge;
    elle est à combien de tension; la tension était à combien; sa tension est équilibrée ?; elle
    sature à combien; ça sature comment; elle a eu de la fièvre; elle était fébrile; le sucre ça
    donne quoi; ses dernières glycémies; elle a pesé combien; combien elle pesait la dernière
    fois; le pouls ça donne quoi; les dernières constantes; constantes de la dernière fois; elle
    mesure combien; sa ta; sa fc; sa sat; le poids a monté ces derniers mois; battements par
    minute; battements par minute la dernière fois; son cœur bat à combien; combien de degrés;
    il y a eu de la fièvre; combien d'oxygène; mg/dl la dernière fois; mmHg; la balance disait
    combien; le tensiomètre a donné quoi; chiffres du sucre
  `),
  medications: phrases(`
    elle a toujours un antidépresseur; elle prend un antidépresseur; un truc pour l'anxiété; des
    crèmes ?; quelle pommade elle met; qui l'a prescrit; qui l'a mise sous ramipril; qui a commencé;
    elle prenait quoi le mois dernier; elle prenait quoi avant; quels médicaments l'an dernier; elle
    prend quoi comme cachets; il prend quoi en ce moment; on lui a donné quoi; elle est sous quoi;
    elle est sous quel traitement; elle prend quelque chose; un truc pour dormir ?; un inhalateur ?;
    il prend quoi pour le cœur; son traitement de fond; rappelle-moi ce qu'elle prend; ses
    ordonnances en cours; sous anticoagulants ?; tout ce qu'elle avale; tout ce qu'elle prend le
    matin; elle prend quoi le soir; tous ses médicaments; quelles injections il a; elle met des
    gouttes; il y a quoi sur son ordonnance; combien de médicaments elle prend
  `),
  allergies: phrases(`
    un médicament à éviter pour cause d'allergie; que faut-il éviter à cause de ses allergies;
    interdit pour allergie; allergies au dossier; elle réagit mal à quoi; elle réagit à quelque
    chose; quelque chose qu'elle ne supporte pas; des réactions connues; réactions connues ?;
    réactions aux médicaments; déjà fait une réaction; qu'est-ce qui lui donne des plaques; un
    médicament qui lui fait une réaction; une allergie au dossier; allergique à quelque chose;
    allergies ?; elle est allergique à la pénicilline ?; un médicament mal toléré; une allergie
    signalée ?; une alerte allergie; qu'est-ce qui la gratte; qu'est-ce qui lui donne de
    l'urticaire; l'arachide lui fait mal; déjà eu un choc anaphylactique
  `),
  problems: phrases(`
    elle a quoi au dossier; quelles maladies elle a; ses antécédents; atcd; atcd médicaux;
    antécédents notables; on la suit pour quoi; une maladie de fond; des maladies anciennes; déjà eu
    quelque chose de grave; cardiaque connu ?; elle traîne quoi comme pathologies; hypertendue
    connue ?; on lui a diagnostiqué quelque chose; on lui a déjà diagnostiqué une maladie chronique;
    ce qui a été diagnostiqué; elle a quels soucis de santé; un cancer au dossier; ses maladies
    jusqu'ici; opérations passées; asthmatique connue
  `),
  notes: phrases(`
    ressors ce que j'ai noté; ouvre ma note précédente; ce que j'ai mis à sa consultation
    précédente; que disait ma note; j'avais noté quoi; j'ai mis quoi la dernière fois; j'avais écrit
    quoi; on en était où; pourquoi elle est venue la dernière fois; relis ma dernière note; on
    s'était arrêtés où; j'ai documenté quoi; résumé de la dernière consultation; c'était quoi le
    plan; on avait parlé de quoi; l'essentiel de notre dernier échange; elle m'avait raconté quoi;
    elle se plaignait de quoi; on s'est dit quoi à la dernière consultation; résume la dernière
    rencontre; quels symptômes elle avait; j'avais trouvé quoi à l'examen; l'essentiel de ma
    dernière note
  `),
  "help/noAdvice": phrases(`
    ce grain de beauté est malin; cette lésion est bénigne; ça a l'air infecté; c'est contagieux;
    quel antibiotique je lui mets; je commence par quoi; elle est déprimée ?; il est bipolaire ?; je
    fais une biopsie; ça pourrait être un lupus; ça peut être la goutte; c'est viral tu crois; tu
    penses à quoi; elle a quoi à ton avis; dose maximale d'ibuprofène; posologie max du ramipril;
    posologie usuelle de l'amoxicilline; dose de départ de metformine; je peux lui donner combien;
    elle peut prendre de la pénicilline; je peux donner les deux; tu ferais quoi; je fais quoi avec
    elle; c'est quoi l'étape suivante; ça ressemble à de l'asthme; faut-il s'inquiéter; elle devrait
    avoir une statine; tu commencerais l'insuline; première intention dans l'hypertension;
    antibiotique pour une infection urinaire; quel cachet est mieux; c'est mauvais une tension
    pareille; je l'envoie aux urgences; c'est une urgence; éliminer une embolie ?; pourquoi est-elle
    si fatiguée; comment expliquer ses vertiges; qu'est-ce qui explique ça; pourquoi elle se sent
    mal; je peux associer ramipril et ibuprofène; ça se prend ensemble; c'est quoi ton avis; ça
    mérite un avis spécialisé; quel examen je demande; elle le prend combien de temps; quand
    doit-elle revenir; elle peut conduire ?; apte au travail ?; elle est enceinte ?; quel est le
    pronostic; c'est grave à quel point; je la passe sous autre chose; je change de classe; je passe
    à plus fort
  `),
  "help/orders": phrases(`
    passe la sertraline à 100; monte le ramipril à 10; descends la metformine à 500; remplace le
    ramipril par le losartan; repousse tout d'une demi-heure; repousse mon après-midi; décale tout
    de 30 minutes; déplace tout l'après-midi; mets Ana sous amoxicilline; mets Ana sous ramipril;
    donne de la metformine à Ana; commence l'insuline; augmente la dose dans la liste; arrête son
    ramipril; décale mon quinze heures; bascule mon quinze heures à vendredi; case Ana vendredi;
    prends Ana demain; cale Ana à dix heures; appelle Ana; écris à Ana; dis-lui que j'ai du retard;
    préviens-les que je suis en retard; renouvelle son ordonnance; note qu'elle va bien; ajoute ça à
    ses allergies; mets-moi une tâche; raye-la de la liste; vide mon vendredi; annule mon
    après-midi; accepte toutes les demandes; refuse cette demande; confirme Ana; rappelle-moi
    d'appeler le labo; glisse Ana avant le déjeuner; trouve une place à Ana et réserve; remplis la
    consultation; termine ma note; mets son poids; fais entrer le patient; accepte la demande d'Ana;
    garde-moi dix heures; adresse-la en cardiologie
  `),
  others: phrases(`
    le Dr Martin a de la place lundi; le docteur Martin est libre demain; quand vient le docteur
    Martin; qui voit le docteur Martin; qui remplace le docteur Martin; quel médecin a du temps; un
    autre médecin est libre ?; le planning de toute la clinique; qui est de garde; combien de
    patients j'ai en tout; quels patients sont sous insuline; qui a la tension la plus haute; qui
    travaille aujourd'hui; quels collègues sont là; la journée du docteur Martin; créneaux libres
    des autres médecins; poids moyen de mes patients; combien de mes patients fument
  `),
  "help/assistant": phrases(`
    tu sais faire quoi; tu fais quoi
  `),
  "help/messages": phrases(`
    messages; boîte de réception; messages non lus; nouveaux messages; messages des patients; un
    patient m'a écrit; des patients m'ont écrit; Ana m'a écrit ?; Ana a répondu ?; qu'est-ce qu'Ana
    m'a écrit; on m'a envoyé un message; j'ai des messages; montre mes messages; lis-moi mes
    messages; combien de messages non lus; où sont les messages; discussion avec Ana; j'ai eu une
    réponse; ils m'ont écrit quoi; les patients m'ont écrit quoi; elle a répondu à mon message; du
    courrier ?; ma boîte; lis la discussion
  `),
  "help/waitingList": phrases(`
    liste d'attente; qui est sur liste d'attente; qui est sur la liste d'attente; quelqu'un sur
    liste en cas d'annulation; qui veut un rdv plus tôt; qui veut avancer son rdv; patients qui
    attendent un créneau plus tôt; qui pourrait prendre une place qui se libère; elle est longue la
    liste d'attente ?; Ana est sur liste d'attente ?; où est la liste d'attente; qui prendrait un
    désistement; j'ai combien de monde sur ma liste d'attente; combien attendent une place; qui
    espère une date plus tôt; qui peut venir si ça annule
  `),
  trend: phrases(`
    elle perd du poids; elle perd du poids ou pas; elle prend du poids ou pas; sa tension va en
    s'améliorant; les valeurs baissent; elle devient plus lourde; ça va dans le bon sens; comment a
    évolué la tension; tendance du poids; le poids monte ou descend; la tension s'améliore; tension
    sur un an; trajectoire du poids; courbe de la glycémie; comment le sucre a changé; elle prend du
    poids; elle a maigri; elle a grossi; a-t-elle pris du poids; elle a perdu du poids; historique
    du poids; par rapport à la dernière fois; par rapport aux valeurs précédentes; le pouls
    ralentit; la température baisse; un changement de saturation; comment évoluent les constantes;
    le poids depuis le printemps; la tension va mieux; le poids a baissé; son IMC baisse; plus
    lourde qu'avant; les valeurs dans le temps; graphique de la tension; comment le poids a changé
    depuis mars; sa glycémie grimpe; son sucre grimpe ces temps-ci; sa tension chute; le poids va
    dans quel sens; ça monte ou ça baisse; mieux ou moins bien que la dernière fois; les chiffres
    empirent; ça a baissé ?
  `),
  next: phrases(`
    qui entre quand celle-ci sort; j'ai fini, j'appelle qui; dès que je termine c'est qui; une fois fini, c'est à qui; quand j'aurai terminé, c'est le tour de qui; pour qui je me prépare; je dois me préparer pour qui; qui je fais entrer; qui passe ensuite; qui
    passe après; qui entre ensuite; qui j'appelle maintenant; je prends qui maintenant; prochain
    patient; patient suivant; qui est le suivant; qui est le prochain; c'est qui le suivant; c'est
    qui après; à qui le tour; c'est le tour de qui; qui maintenant; qui je vois maintenant; qui je
    vois après; qui vient après celui-ci; prochain rendez-vous; mon prochain rendez-vous; prochain
    rdv; rdv suivant; le suivant; c'est quand mon prochain rdv; à quelle heure le suivant; qui entre
    maintenant; quand je revois Ana; quand revient Ana; prochain rendez-vous d'Ana; elle revient
    quand Ana; prochaine visite d'Ana; j'ouvre le dossier de qui; quel dossier j'ouvre; je vais voir
    qui; qui je m'apprête à voir; je prends qui; c'est qui là; qui est attendu maintenant; c’est
    qui; au suivant
  `),
  overdue: phrases(`
    ce qui devrait déjà être bouclé; quelles corvées devraient être faites; ce que j'aurais dû
    finir; juste ce qui est en retard; seulement les tâches en retard; ce qui devait être prêt; ce
    qui n'a pas été fait à temps; qu'est-ce que j'ai laissé traîner; ce qui traîne; j'ai laissé
    passer quoi; j'ai du retard sur quoi; ce que j'aurais dû faire; qu'est-ce qui devrait déjà être
    fait; qu'est-ce qui est dépassé; quelles échéances j'ai ratées; ce qui est resté en plan; ce que
    je repousse depuis longtemps; tâches de la semaine dernière pas faites; ce que je n'ai pas fait
    à temps; ce qui a dépassé sa date; quelque chose en retard ?; en retard; tâches en retard;
    tâches dépassées; combien en retard; les délais que j'ai explosés; les délais que j'ai ratés; ce
    que je n'ai pas tenu; ce qui est très en retard; ce que j'ai négligé; ce que j'ai trop repoussé;
    lesquelles sont dépassées; tâches à la date dépassée; tâches dont la date est dépassée; dont
    l’échéance est passée; lesquelles ont passé la date
  `),
  "help/privacy": phrases(`
    qui peut voir ce que je demande; tu gardes ce que je te demande; ce que je tape est conservé
  `),
  offTopic: phrases(`
    j'ai mal au dos; aïe mon dos; pff; j'ai mal à la tête; j'ai besoin de vacances; je suis crevée;
    j'ai mal aux pieds; quel ennui; quel bazar; le café est froid; le score du match; qui a marqué;
    il va pleuvoir; il va pleuvoir demain; il fera beau demain; mdr; lol; mdr merci; haha; ok merci;
    t'es le meilleur; bien joué; je suis crevé; quelle journée; il me faut un café; laisse tomber;
    oublie; à demain; bonne nuit; waouh; hmm; oui; non; pourquoi; qui gagne; quoi de neuf; on mange
    quoi; commande à manger; je t'aime; tu sers à rien; c'est faux; t'es bête; je gagne combien;
    comment je rentre; les bouchons; mon vol est à quelle heure; joyeux anniversaire; code du wifi;
    ma fiche de paie; le labo a appelé ?; le sens de la vie; je mangerais bien un croissant; j'ai
    envie d'une pizza; j'ai froid; mon fils est malade; quelle heure à Tokyo; ma voiture est en
    panne; où est mon stylo; l'ordi rame; l'imprimante est cassée; qui est au téléphone; je suis à
    la bourre; je déteste les lundis; bonne chance; qui gagnera les élections; qui sera président
  `),
};
