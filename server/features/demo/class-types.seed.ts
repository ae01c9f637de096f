import type { Category } from '../catalog/catalog.constants.js';

export interface DemoClassType {
  /** The key of the class type in the demo schedule. */
  key: string;
  name: string;
  nameEs: string;
  description: string;
  descriptionEs: string;
  requirements: string;
  requirementsEs: string;
  category: Category;
  durationHours: number;
  priceCents: number;
  maxStudents: number;
  /** OSHA Outreach classes require at least 3 people. */
  minStudents?: number;
  /** How long the certificate is valid. */
  certificateMonths?: number;
  isActive: boolean;
}

/** A realistic catalogue. No text calls an OSHA 10 card a certification. */
export const demoClassTypes: readonly DemoClassType[] = [
  {
    key: 'forklift-operator',
    name: 'Forklift Operator',
    nameEs: 'Operador de montacargas',
    description:
      'Theory first, then a written test and a driving evaluation on a sit-down counterbalance forklift. For new operators and for those due again after three years.',
    descriptionEs:
      'Primero la teoría; después un examen escrito y una evaluación de manejo en un montacargas contrabalanceado. Para operadores nuevos y para quienes deben renovar a los tres años.',
    requirements:
      'You must be 18 or older. Bring a photo ID and wear closed-toe work boots; we lend you a hard hat and a vest. You receive a certificate of completion; your employer still evaluates you on the forklifts at your own workplace.',
    requirementsEs:
      'Debe tener 18 años o más. Traiga una identificación con fotografía y use botas de trabajo cerradas; nosotros le prestamos casco y chaleco. Usted recibe un certificado de finalización; falta que su empleador evalúe su manejo en los montacargas de su trabajo.',
    category: 'equipment',
    durationHours: 8,
    priceCents: 14_900,
    maxStudents: 12,
    certificateMonths: 36,
    isActive: true,
  },
  {
    key: 'osha-10-construction',
    name: 'OSHA 10-Hour Construction',
    nameEs: 'OSHA 10 horas, construcción',
    description:
      'For new crew members: falls, electricity, struck-by and caught-in hazards, PPE and your rights on the job. You receive an OSHA 10 card.',
    descriptionEs:
      'Para quienes empiezan en la obra: caídas, electricidad, golpes y atrapamientos, equipo de protección personal (EPP) y sus derechos en el trabajo. Usted recibe la tarjeta OSHA 10.',
    requirements:
      'Bring a photo ID. To receive the card you must attend every hour of every day; it comes by mail within 90 days at the latest.',
    requirementsEs:
      'Traiga una identificación con fotografía. Para recibir la tarjeta debe asistir a todas las horas de cada día; le llega por correo postal en un máximo de 90 días.',
    category: 'compliance',
    durationHours: 10,
    priceCents: 16_500,
    maxStudents: 20,
    minStudents: 3,
    isActive: true,
  },
  {
    key: 'osha-10-general-industry',
    name: 'OSHA 10-Hour General Industry',
    nameEs: 'OSHA 10 horas, industria general',
    description:
      'For warehouse, plant and shop workers: exits, walking surfaces, electricity, machine guards and chemical labels. You receive an OSHA 10 card.',
    descriptionEs:
      'Para quienes trabajan en almacén, planta o taller: salidas, pisos y pasillos, electricidad, guardas de máquinas y etiquetas de productos químicos. Usted recibe la tarjeta OSHA 10.',
    requirements:
      'Bring a photo ID. To receive the card you must attend every hour of every day; it comes by mail within 90 days at the latest.',
    requirementsEs:
      'Traiga una identificación con fotografía. Para recibir la tarjeta debe asistir a todas las horas de cada día; le llega por correo postal en un máximo de 90 días.',
    category: 'compliance',
    durationHours: 10,
    priceCents: 16_500,
    maxStudents: 20,
    minStudents: 3,
    isActive: true,
  },
  {
    key: 'osha-30-construction',
    name: 'OSHA 30-Hour Construction',
    nameEs: 'OSHA 30 horas, construcción',
    description:
      'For foremen and supervisors: the main construction hazards and how to run a safe crew, from planning the job to toolbox talks. You receive an OSHA 30 card.',
    descriptionEs:
      'Para mayordomos y supervisores: los principales peligros de la construcción y cómo dirigir una cuadrilla con seguridad, desde la planeación hasta las pláticas diarias. Usted recibe la tarjeta OSHA 30.',
    requirements:
      'Bring a photo ID and something to write with. To receive the card you must attend every hour of all four days; it comes by mail within 90 days at the latest.',
    requirementsEs:
      'Traiga una identificación con fotografía y algo para escribir. Para recibir la tarjeta debe asistir a todas las horas de los cuatro días; le llega por correo postal en un máximo de 90 días.',
    category: 'compliance',
    durationHours: 30,
    priceCents: 54_900,
    maxStudents: 20,
    minStudents: 3,
    isActive: true,
  },
  {
    key: 'first-aid-cpr-aed',
    name: 'First Aid, CPR and AED',
    nameEs: 'Primeros auxilios, RCP y DEA',
    description:
      'Hands-on practice with adult, child and infant manikins and an AED trainer. Your card is valid for two years.',
    descriptionEs:
      'Práctica con maniquíes de adulto, niño y bebé, y con un DEA de entrenamiento. Su tarjeta es válida por dos años.',
    requirements:
      'No experience needed. Wear clothes you can kneel in. The class ends with a short written test and a skills check.',
    requirementsEs:
      'No necesita experiencia. Use ropa con la que pueda arrodillarse. Al final hay un examen escrito breve y una evaluación práctica.',
    category: 'safety',
    durationHours: 4.5,
    priceCents: 8_500,
    maxStudents: 16,
    certificateMonths: 24,
    isActive: true,
  },
  {
    key: 'competent-person-excavation',
    name: 'Competent Person: Trenching and Excavation',
    nameEs: 'Persona competente: zanjas y excavaciones',
    description:
      'Soil types, sloping, shoring and shielding, and the daily inspection, with soil samples that you test by hand.',
    descriptionEs:
      'Tipos de suelo, taludes, apuntalamiento y cajas de zanja, y la inspección diaria, con muestras de suelo que usted prueba con las manos.',
    requirements:
      'For people who have worked in or around trenches. Bring a photo ID, work boots and a hard hat. Naming you competent person on a site is up to your employer; this class gives you the training for it.',
    requirementsEs:
      'Para quienes ya han trabajado en zanjas o cerca de ellas. Traiga una identificación con fotografía, botas de trabajo y casco. Quien nombra a la persona competente de una obra es el empleador; esta clase le da la capacitación.',
    category: 'certification',
    durationHours: 8,
    priceCents: 24_500,
    maxStudents: 16,
    isActive: true,
  },
  {
    key: 'hazwoper-8-refresher',
    name: 'HAZWOPER 8-Hour Refresher',
    nameEs: 'HAZWOPER 8 horas, repaso anual',
    description:
      'The yearly refresher for holders of a 24- or 40-hour HAZWOPER certificate: changes in the rules, incidents to learn from and a decontamination exercise.',
    descriptionEs:
      'El repaso de cada año para quienes tienen certificado HAZWOPER de 24 o 40 horas: cambios en las reglas, lecciones de incidentes reales y un ejercicio de descontaminación.',
    requirements: 'Bring a photo ID and your 24- or 40-hour certificate, or the one of your last refresher.',
    requirementsEs:
      'Traiga una identificación con fotografía y su certificado de 24 o 40 horas, o el de su último repaso.',
    category: 'certification',
    durationHours: 8,
    priceCents: 15_900,
    maxStudents: 24,
    certificateMonths: 12,
    isActive: true,
  },
  {
    key: 'hazwoper-24',
    name: 'HAZWOPER 24-Hour',
    nameEs: 'HAZWOPER 24 horas',
    description:
      'For workers who are on a cleanup site now and then: chemical hazards, PPE, air monitoring and decontamination, with a full dress-out.',
    descriptionEs:
      'Para quienes entran de vez en cuando a un sitio de limpieza: peligros químicos, equipo de protección personal (EPP), monitoreo del aire y descontaminación, con práctica con el traje completo puesto.',
    requirements:
      'Bring a photo ID and work boots, and come clean-shaven where a respirator seals; we provide suits and respirators. Afterwards your employer arranges one day of supervised field work.',
    requirementsEs:
      'Traiga una identificación con fotografía y botas de trabajo, y venga sin barba donde sella el respirador; nosotros ponemos los trajes y los respiradores. Después, su empleador organiza un día de trabajo de campo supervisado.',
    category: 'certification',
    durationHours: 24,
    priceCents: 42_500,
    maxStudents: 16,
    isActive: true,
  },
  {
    key: 'hazwoper-40',
    name: 'HAZWOPER 40-Hour',
    nameEs: 'HAZWOPER 40 horas',
    description:
      'For workers who handle hazardous waste on cleanup sites: toxicology, air monitoring, respirators, drums, spills and decontamination, practiced in full gear.',
    descriptionEs:
      'Para quienes manejan residuos peligrosos en sitios de limpieza: toxicología, monitoreo del aire, respiradores, tambos, derrames y descontaminación, con práctica en equipo completo.',
    requirements:
      'Bring a photo ID and work boots, and come clean-shaven where a respirator seals; we provide suits and respirators. Afterwards your employer arranges three days of supervised field work.',
    requirementsEs:
      'Traiga una identificación con fotografía y botas de trabajo, y venga sin barba donde sella el respirador; nosotros ponemos los trajes y los respiradores. Después, su empleador organiza tres días de trabajo de campo supervisado.',
    category: 'certification',
    durationHours: 40,
    priceCents: 62_500,
    maxStudents: 16,
    isActive: true,
  },
  {
    key: 'fall-protection',
    name: 'Fall Protection',
    nameEs: 'Protección contra caídas',
    description:
      'Anchors, lanyards, ladders and roof edges, and a harness that you inspect, put on and adjust yourself.',
    descriptionEs:
      'Anclajes, cabos de sujeción, escaleras y orillas de techo, y un arnés que usted revisa, se pone y ajusta.',
    requirements:
      'Wear work boots. Bring your own harness if you have one: we inspect it with you. The ones we lend are for up to 310 pounds.',
    requirementsEs:
      'Use botas de trabajo. Si tiene arnés propio, tráigalo: lo revisamos con usted. Los que prestamos son para un máximo de 310 libras.',
    category: 'safety',
    durationHours: 4,
    priceCents: 12_500,
    maxStudents: 18,
    isActive: true,
  },
  {
    key: 'aerial-lift-operator',
    name: 'Scissor and Boom Lift Operator',
    nameEs: 'Operador de plataformas de tijera y de brazo',
    description:
      'Theory, the inspection before use and a practical evaluation on a scissor lift and a boom lift.',
    descriptionEs:
      'Teoría, la inspección antes de usar el equipo y una evaluación práctica en plataforma de tijera y de brazo.',
    requirements:
      'You must be 18 or older. Bring a photo ID and wear work boots; we lend you a hard hat and a harness. Your employer shows you the controls of each model you use at work.',
    requirementsEs:
      'Debe tener 18 años o más. Traiga una identificación con fotografía y use botas de trabajo; nosotros le prestamos casco y arnés. Su empleador le enseña los controles de cada modelo que use en el trabajo.',
    category: 'equipment',
    durationHours: 6,
    priceCents: 16_900,
    maxStudents: 10,
    isActive: true,
  },
  {
    // An example of an inactive class type, which only the office sees.
    key: 'scaffold-user',
    name: 'Scaffold User',
    nameEs: 'Uso de andamios',
    description:
      'Access, planks, guardrails, load limits and the tag system, with a frame scaffold to look over and find the faults in.',
    descriptionEs:
      'Acceso, tablones, barandales, límites de carga y el sistema de etiquetas, con un andamio de marcos en el que usted busca las fallas.',
    requirements: 'Wear work boots and bring a hard hat. No experience needed.',
    requirementsEs: 'Use botas de trabajo y traiga casco. No necesita experiencia.',
    category: 'safety',
    durationHours: 4,
    priceCents: 11_500,
    maxStudents: 18,
    isActive: false,
  },
];
